// Records a voice note with the microphone. It ends by the person, at the longest length, when the page is hidden (phones then
// take the microphone away) and when the device stops it; what there is by then is always handed over.
// rules: X39.75
import { AUDIO_SECONDS_MAX } from '@constancia/domain/limits.ts';
import { epochMilliseconds } from '../../../platform/clock.ts';

/** In the order of preference, each with the end of the file's name. */
const TYPES = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
] as const;
/** Clear speech; five minutes are a megabyte. */
const BITS_PER_SECOND = 32_000;
/** Milliseconds of sound that come at a time, so that little is missing where the page goes at once. */
const SLICE = 250;

export type Ending = 'stopped' | 'limit' | 'left' | 'interrupted';

export interface Recorded {
  readonly ending: Ending;
  readonly content: Blob;
  readonly extension: string;
  readonly seconds: number;
}

export interface Recording {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly stop: (ending: Ending) => void;
}

/** Without https there is no microphone; some browsers do not record. */
export function canRecord(): boolean {
  return 'mediaDevices' in navigator && 'MediaRecorder' in globalThis && typeHere() !== undefined;
}

function typeHere() {
  return TYPES.find(([type]) => MediaRecorder.isTypeSupported(type));
}

/** Throws what the browser says when it gives no microphone. */
export async function recordSound(onEnd: (recorded: Recorded) => void): Promise<Recording> {
  const [mimeType, extension] = typeHere() ?? TYPES[0];
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  const since = epochMilliseconds();
  let ending: Ending = 'interrupted';
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(longest);
    document.removeEventListener('visibilitychange', hidden);
    for (const track of stream.getTracks()) track.stop();
    const seconds = Math.min(AUDIO_SECONDS_MAX, Math.round((epochMilliseconds() - since) / 1_000));
    const content = new Blob(pieces, { type: mimeType.split(';')[0] ?? mimeType });
    onEnd({ ending, content, extension, seconds });
  };
  const stop = (why: Ending) => {
    if (ended || recorder.state === 'inactive') return;
    ending = why;
    recorder.stop();
    // A page that goes may not live to hear of the end.
    if (why === 'left') end();
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') stop('left');
  };
  const longest = setTimeout(() => stop('limit'), AUDIO_SECONDS_MAX * 1_000);
  document.addEventListener('visibilitychange', hidden);
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  // Also when the device takes the microphone away.
  recorder.onstop = end;
  recorder.start(SLICE);
  return { since, stop };
}
