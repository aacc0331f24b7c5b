// A phone on the table must not fall asleep in the middle of a game. Over plain http there is no Wake Lock, so a tiny
// silent video plays instead.
//
// The video may be neither muted nor `loop`: WebKit keeps the screen on only for a video with sound that does not
// loop (HTMLMediaElement::shouldDisableSleep), Chrome and Firefox only for a small one if it has sound. So it has a
// silent sound track and is wound back by hand. It is shorter than 5 s, or phones show it as something playing.
//
//   ffmpeg -f lavfi -i color=black:s=16x16:r=5:d=4 -f lavfi -i anullsrc=r=8000:cl=mono -t 4 -c:v libx264 \
//     -profile:v baseline -level 3.0 -pix_fmt yuv420p -g 5 -c:a aac -b:a 8k -movflags +faststart -map_metadata -1 \
//     -fflags +bitexact -flags:v +bitexact -flags:a +bitexact wake.mp4
import url from './wake.mp4?inline'; // a data: address, since Safari plays nothing from a server without ranges

const WIND_BACK_AT = 3; // of 4 s; reaching the end would let go of the screen

let wanted = false;
let asking = false;
let lock: WakeLockSentinel | undefined;
let video: HTMLVideoElement | undefined;

/** Call it in a tap (a click, not a touchstart), as often as you like; coming back to the page needs no call. */
export function keepAwake(): void {
  if (!wanted) document.addEventListener('visibilitychange', looked);
  wanted = true;
  void hold();
}

export function letSleep(): void {
  wanted = false;
  document.removeEventListener('visibilitychange', looked);
  lock?.release().catch(() => {});
  lock = undefined;
  video?.pause();
}

function looked(): void {
  void hold();
}

async function hold(): Promise<void> {
  if (document.visibilityState === 'hidden') video?.pause();
  else if (!asking && !(lock && !lock.released) && !(await locked()) && wanted) play();
}

async function locked(): Promise<boolean> {
  if (!navigator.wakeLock) return false;
  asking = true;
  try {
    lock = await navigator.wakeLock.request('screen');
    video?.pause();
    if (!wanted) letSleep();
    return true;
  } catch {
    return false; // no permission, or the battery is low
  } finally {
    asking = false;
  }
}

function play(): void {
  try {
    video ??= made();
    // Without a tap before, this is refused; the next tap asks again.
    video.play().catch(() => {});
  } catch {
    // Then the phone sleeps.
  }
}

function made(): HTMLVideoElement {
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'ambient'; // iPhone: other apps’ music goes on, and the mute switch still mutes
  const video = document.createElement('video');
  video.src = url;
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  // One pixel in the corner rather than beside the page: some browsers stop what is out of sight.
  Object.assign(video.style, {
    position: 'fixed',
    left: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    opacity: '0.01',
    pointerEvents: 'none',
  });
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > WIND_BACK_AT) video.currentTime = 0;
  });
  video.addEventListener('ended', () => wanted && play()); // a busy phone may miss the moment
  document.body.append(video);
  return video;
}
