// Reads bar and QR codes where the browser itself cannot: Safari, Firefox, and Chromium on some systems. It is plain
// JavaScript, so the policy of the page needs no exception for it. Loaded only where it is needed, because it weighs more
// than the form.
// rules: X31.13, X39.66
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Codes, Detector } from './detector.ts';

/** Pixels of the longer side that are searched: more cost time on a cheap phone and find no more codes. */
const SIDE_MAX = 800;

interface Picture {
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The text of a code in the picture; '' for none. */
export function codeIn({ data, width, height }: Picture, codes: Codes): string {
  const light = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = pixel * 4;
    // Green counts twice, as the eye sees it.
    light[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  }
  const reader = new MultiFormatReader();
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);
  if (codes === 'qr') hints.set(DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, width, height)));
  try {
    return reader.decode(bitmap, hints).getText();
  } catch {
    // It says in this way that there is none, or none that can be read.
    return '';
  }
}

export function codeReader(codes: Codes): Detector {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect: async (video) => {
      const { videoWidth, videoHeight } = video;
      if (!context || videoWidth === 0) return [];
      const scale = Math.min(1, SIDE_MAX / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const rawValue = codeIn(context.getImageData(0, 0, canvas.width, canvas.height), codes);
      return rawValue === '' ? [] : [{ rawValue }];
    },
  };
}
