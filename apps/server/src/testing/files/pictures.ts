// Pictures as people send them.
import sharp from 'sharp';

/** A photo of 1,600 x 1,200 with noise, so that decoding it takes as long as for a real one. */
export function noisyPhoto(seed: number): Promise<Buffer> {
  return sharp({
    create: {
      width: 1_600,
      height: 1_200,
      channels: 3,
      background: { r: 60 + seed * 25, g: 120, b: 140 },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
}

export function drawnSignature(): Promise<Buffer> {
  const ink = 'M20 150 C 120 10 160 190 250 80 S 420 190 560 40';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="${ink}" fill="none" stroke="#123" stroke-width="5"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
