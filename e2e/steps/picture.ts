// Creates pictures: of noise, which cannot be compressed, so that it is large enough to be uploaded in several pieces, and of
// one colour, which is still known after the server has drawn it again.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export function noise(side: number): Buffer {
  return pictureOf(side, randomBytes(side * side * 3));
}

/** `colour`: red, green and blue. */
export function plain(side: number, colour: readonly number[]): Buffer {
  return pictureOf(side, Buffer.alloc(side * side * 3, Buffer.from(colour)));
}

/** Each row begins with the byte 0: nothing is computed from its neighbours. */
function pictureOf(side: number, colours: Buffer): Buffer {
  const row = side * 3;
  const pixels = Buffer.alloc((1 + row) * side);
  for (let line = 0; line < side; line++)
    colours.copy(pixels, line * (1 + row) + 1, line * row, (line + 1) * row);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
