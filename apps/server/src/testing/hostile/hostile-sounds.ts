// Voice notes from somebody who wants to do harm, or to send a film where a note is asked for.
import { mp4, webm } from '../files/recorded-sound.ts';

const PAGE = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
const BOXES = Buffer.from('\0\0\0\x08moov'.repeat(8_000), 'latin1');

const SENT: readonly (readonly [what: string, name: string, content: Buffer])[] = [
  ['a program called a note', 'a.webm', Buffer.alloc(2_000, 'MZ')],
  ['a page called a note', 'a.webm', PAGE],
  ['a film called a note', 'a.webm', webm('film')],
  ['a note with a film behind it', 'a.m4a', mp4('sound', 'film')],
  ['tracks without end', 'a.webm', Buffer.concat([webm().subarray(0, 40), Buffer.alloc(60_000, 0xae)])],
  ['boxes without end', 'a.m4a', Buffer.concat([mp4().subarray(0, 20), BOXES])],
];

export const HOSTILE_SOUNDS = [
  ...SENT.map(
    ([what, name, content]) => ({ what, kind: 'audio', name, content, becomes: 'refused' }) as const,
  ),
  {
    what: 'a page behind a note',
    kind: 'audio',
    name: 'a.webm',
    content: Buffer.concat([webm('sound'), PAGE]),
    becomes: 'harmless',
  } as const,
];
