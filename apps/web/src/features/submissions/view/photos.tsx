// The photos of a viewed submission open larger, one after the other in the order of their questions; a photo that is not
// among them, such as one of an earlier answer, opens alone.
// rules: X36.45, X39.65
import type { Block, SubmissionTree } from '@constancia/domain/presentation/submission-tree.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { MarkedPhoto } from './marked-photo.tsx';
import { type SubmissionFiles, SubmissionFilesContext } from './submission-files.ts';

export interface Photo {
  readonly key: string;
  /** The question that it answers. */
  readonly label: string;
}

const OpenPhotoContext = createContext<(photo: Photo) => void>(() => {});

/** Opens a photo larger. */
export function useOpenPhoto(): (photo: Photo) => void {
  return use(OpenPhotoContext);
}

function photosIn(blocks: readonly Block[]): readonly Photo[] {
  return blocks.flatMap((block) =>
    block.type === 'question'
      ? block.attachments
          .filter(({ type }) => type === 'image')
          .map(({ key }) => ({ key, label: block.label }))
      : photosIn(block.blocks),
  );
}

function photosOf({ sections }: SubmissionTree, files: SubmissionFiles): readonly Photo[] {
  return sections.flatMap(({ blocks }) => photosIn(blocks)).filter(({ key }) => files?.has(key) === true);
}

interface PhotosProps {
  readonly tree: SubmissionTree;
  readonly children: ReactNode;
}

export function Photos({ tree, children }: PhotosProps) {
  const files = use(SubmissionFilesContext);
  const [shown, setShown] = useState<Photo | null>(null);
  // The photo stays in the dialog while it fades out.
  const [open, setOpen] = useState(false);
  const all = photosOf(tree, files);
  const found = all.findIndex(({ key }) => key === shown?.key);
  const show = useCallback((photo: Photo | undefined) => {
    if (!photo) return;
    setShown(photo);
    setOpen(true);
  }, []);
  return (
    <OpenPhotoContext value={show}>
      {children}
      {shown && (
        <PhotoDialog
          open={open}
          photo={shown}
          position={found < 0 ? { number: 1, count: 1 } : { number: found + 1, count: all.length }}
          onStep={(step) => found >= 0 && show(all[found + step])}
          onClose={() => setOpen(false)}
        />
      )}
    </OpenPhotoContext>
  );
}

interface PhotoDialogProps {
  readonly open: boolean;
  readonly photo: Photo;
  readonly position: { readonly number: number; readonly count: number };
  /** -1: the photo before, 1: the next one. */
  readonly onStep: (step: -1 | 1) => void;
  readonly onClose: () => void;
}

function PhotoDialog({ open, photo, position: { number, count }, onStep, onClose }: PhotoDialogProps) {
  const file = use(SubmissionFilesContext)?.get(photo.key);
  const [plain, setPlain] = useState(false);
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
  const steps = count > 1 && (
    <>
      <Button disabled={number === 1} onClick={() => onStep(-1)}>
        {t('staff.photo-previous')}
      </Button>
      <Button disabled={number === count} onClick={() => onStep(1)}>
        {t('staff.photo-next')}
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={photo.label}
      open={open}
      size="lg"
      fullScreenBelow="md"
      onClose={onClose}
      actions={
        <>
          {steps}
          {file?.marks && (
            <Button onClick={() => setPlain(!plain)}>{t(plain ? 'marks.show' : 'marks.hide')}</Button>
          )}
          <Button onClick={onClose}>{t('shell.close')}</Button>
        </>
      }
    >
      {file && (
        <MarkedPhoto
          key={photo.key}
          className="view-photo"
          file={file}
          label={photo.label}
          marks={plain ? null : file.marks}
        />
      )}
      <Typography role="status" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          count > 1 ? t('staff.photo-position', { number, total: count }) : '',
          file?.name ?? '',
          file?.note ?? '',
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </Typography>
    </DialogFrame>
  );
}
