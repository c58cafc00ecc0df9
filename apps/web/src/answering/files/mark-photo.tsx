// Beside a photo that staff chose: opens the editor of its marks, and says how many it has.
// rules: X39.64
import { useState, useSyncExternalStore } from 'react';
import { t } from '../../platform/texts.ts';
import type { FileSlot } from './file-slot.ts';
import type { ChosenFile, SlotState } from './slot-state.ts';
import { MarkEditor } from './marks/mark-editor.tsx';

interface MarkPhotoProps {
  readonly slot: FileSlot;
  /** Title of the question. */
  readonly title: string;
}

/** While a photo is on its way, the button waits with it, so that it keeps the focus. */
const SHOWN: readonly SlotState['step'][] = ['uploading', 'waiting', 'failed', 'done', 'removing'];
const READY: readonly SlotState['step'][] = ['waiting', 'failed', 'done'];

export function MarkPhoto({ slot, title }: MarkPhotoProps) {
  const { state } = useSyncExternalStore(slot.subscribe, slot.get);
  const [edited, setEdited] = useState<ChosenFile | null>(null);
  if (!('chosen' in state) || !SHOWN.includes(state.step) || !state.chosen.file) return null;
  const { chosen } = state;
  const ready = READY.includes(state.step);
  const count = chosen.marks?.length ?? 0;
  return (
    <div className="file-actions">
      <button
        type="button"
        className="button"
        aria-disabled={!ready || undefined}
        aria-haspopup="dialog"
        onClick={() => ready && setEdited(chosen)}
      >
        {t('marks.open')}
        <span className="only-read"> {title}</span>
      </button>
      <span className="question-help" role="status">
        {count > 0 && t('marks.count', { count })}
      </span>
      {edited?.file && (
        <MarkEditor
          file={edited.file}
          marks={edited.marks ?? []}
          onCancel={() => setEdited(null)}
          onDone={(marks) => {
            setEdited(null);
            slot.mark(marks);
          }}
        />
      )}
    </div>
  );
}
