// All drawing of pictures in this process: two at a time, each on one thread. So many pictures together still
// leave threads for everything else that needs them, such as opening database connections. The library is loaded with
// the first picture: a server that draws none keeps 20 MB.
// rules: X27.09
import type sharp from 'sharp';
import { limitConcurrency } from '../concurrency-limit.ts';

type Drawing = typeof sharp;

const turn = limitConcurrency(2);

/** `draw` gets the library. */
export function drawingTurn<Result>(draw: (library: Drawing) => Promise<Result>): Promise<Result> {
  return turn(async () => {
    const { default: library } = await import('sharp');
    library.concurrency(1);
    return draw(library);
  });
}
