// A photo of a viewed submission, with the marks that staff put on it.
// rules: X39.65, X39.80
import { blursOf } from '@constancia/domain/submissions/evidence/photo-blur.ts';
import { type Mark, type PictureSize, textsOf } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { useState } from 'react';
import { DrawnMarks } from '../../../answering/files/marks/drawn-marks.tsx';
import { t } from '../../../platform/texts.ts';
import type { SubmissionFile } from './submission-files.ts';

interface MarkedPhotoProps {
  readonly file: Pick<SubmissionFile, 'name' | 'url'>;
  /** The question that it answers. */
  readonly label: string;
  readonly marks: readonly Mark[] | null | undefined;
  readonly className?: string;
  readonly onError?: () => void;
}

interface LoadedPhoto {
  readonly photo: HTMLImageElement;
  readonly size: PictureSize;
}

export function MarkedPhoto({ file, label, marks, className, onError }: MarkedPhotoProps) {
  const [loaded, setLoaded] = useState<LoadedPhoto | null>(null);
  const named = `${label}: ${file.name}`;
  const alt = marks ? [named, t('marks.with'), ...textsOf(marks)].join(', ') : named;
  // Until it can be blurred, nothing of it is seen.
  const awaits = !loaded && blursOf(marks ?? []).length > 0;
  return (
    <span className="marked-photo">
      <img
        className={awaits ? `${className ?? ''} awaits-blur` : className}
        src={file.url}
        alt={alt}
        onError={onError}
        onLoad={({ currentTarget: photo }) =>
          setLoaded({ photo, size: { width: photo.naturalWidth, height: photo.naturalHeight } })
        }
      />
      {marks && loaded && <DrawnMarks marks={marks} {...loaded} />}
    </span>
  );
}
