// The blurred boxes over a photo: each is a canvas of a few pixels, drawn from the photo below it and shown as large as the
// box. Where a canvas cannot be drawn, it covers the box with one colour.
// rules: X39.80
import { blurredBox, blursOf } from '@constancia/domain/submissions/evidence/photo-blur.ts';
import type { BlurMark, Mark, PictureSize } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { useLayoutEffect, useRef } from 'react';

interface BlursProps {
  readonly marks: readonly Mark[];
  readonly size: PictureSize;
  readonly photo: HTMLImageElement;
}

export function Blurs({ marks, size, photo }: BlursProps) {
  return blursOf(marks).map((mark, at) => <Blur key={at} mark={mark} size={size} photo={photo} />);
}

interface BlurProps {
  readonly mark: BlurMark;
  readonly size: PictureSize;
  readonly photo: HTMLImageElement;
}

const percent = (value: number, whole: number): string => `${(100 * value) / whole}%`;

function Blur({ mark, size, photo }: BlurProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height, columns, rows } = blurredBox(mark, size);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, left, top, width, height, 0, 0, columns, rows);
  });
  return (
    <canvas
      ref={canvas}
      className="blur"
      width={columns}
      height={rows}
      aria-hidden="true"
      style={{
        left: percent(left, size.width),
        top: percent(top, size.height),
        width: percent(width, size.width),
        height: percent(height, size.height),
      }}
    />
  );
}
