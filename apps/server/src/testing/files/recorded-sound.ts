// Voice notes and films as browsers record them, cut down to what shows their type: the head of the file and its tracks.

const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);
const box = (name: string, ...inside: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

type Recorded = 'sound' | 'film';
const WEBM_TYPES = { film: 1, sound: 2 };
const MP4_TYPES = { film: 'vide', sound: 'soun' };

/** As Chromium, Firefox and newer Safari record: the length of the whole is unknown while it is written. */
export function webm(...tracks: readonly Recorded[]): Buffer {
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const entries = tracks.map((track) => element('ae', element('83', Buffer.from([WEBM_TYPES[track]]))));
  const segment = Buffer.from('1853806701ffffffffffffff', 'hex');
  const info = element('1549a966', element('4d80', Buffer.from('Chrome')));
  return Buffer.concat([
    head,
    segment,
    info,
    element('1654ae6b', Buffer.concat(entries)),
    Buffer.alloc(400, 7),
  ]);
}

/** As Safari records: the tracks come before the sound. */
export function mp4(...tracks: readonly Recorded[]): Buffer {
  const handler = (track: Recorded) =>
    box('hdlr', Buffer.alloc(8), Buffer.from(MP4_TYPES[track]), Buffer.alloc(13));
  const moov = box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    ...tracks.map((track) => box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', handler(track)))),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5\0\0\0\0iso5', 'latin1')),
    moov,
    box('mdat', Buffer.alloc(300, 7)),
  ]);
}
