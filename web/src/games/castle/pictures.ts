// The ten characters of this game, from game-icons.net (CC BY 3.0).
import character_1 from 'icon:captain-hat-profile';
import character_2 from 'icon:pilgrim-hat';
import character_3 from 'icon:carnival-mask';
import character_4 from 'icon:female-vampire';
import character_5 from 'icon:nun-face';
import character_6 from 'icon:hooded-figure';
import character_7 from 'icon:wizard-face';
import character_8 from 'icon:king';
import character_9 from 'icon:witch-face';
import character_10 from 'icon:robin-hood-hat';

export const PICTURES = {
  character_1,
  character_2,
  character_3,
  character_4,
  character_5,
  character_6,
  character_7,
  character_8,
  character_9,
  character_10,
};
