// Saves a chart as a PNG.
// rules: X32.57

import { saveBlob } from '../../../platform/save-blob.ts';
import type { Chart } from './chart.ts';
import { drawPicture } from './draw-picture.ts';

/** Pixels for each unit, so that it is sharp on paper. */
const SCALE = 2;

export async function savePicture(chart: Chart, about: string): Promise<void> {
  const { width, height, svg } = drawPicture(chart, about);
  const image = new Image(width, height);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (png) saveBlob(png, `${fileName(chart.title)}.png`);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '-');
  return (
    plain
      .replace(/\p{M}/gu, '')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'grafico'
  );
}
