// A photo of a viewed submission, with the marks that staff put on it.
// rules: X39.65
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

export function MarkedPhoto({ file, label, marks, className, onError }: MarkedPhotoProps) {
  const [size, setSize] = useState<PictureSize | null>(null);
  const named = `${label}: ${file.name}`;
  const alt = marks ? [named, t('marks.with'), ...textsOf(marks)].join(', ') : named;
  return (
    <span className="marked-photo">
      <img
        className={className}
        src={file.url}
        alt={alt}
        onError={onError}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
      />
      {marks && size && <DrawnMarks marks={marks} size={size} />}
    </span>
  );
}
