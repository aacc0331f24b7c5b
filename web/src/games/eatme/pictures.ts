// The pictures of this game, from game-icons.net (CC BY 3.0).
import wolf from 'icon:wolf-howl';
import kids from 'icon:goat';
import hood from 'icon:hood';
import pig from 'icon:pig';
import sleep from 'icon:night-sleep';
import trap from 'icon:wolf-trap';

export const PICTURES = { wolf, kids, hood, pig, sleep, trap };
