// The editor of the marks of one photo. A new mark appears in the middle and is moved from there: with a mouse, a finger or
// the keyboard. Nothing is kept before 'done'.
// rules: X39.64, X39.80
import {
  isInked,
  type Mark,
  MARK_COLOURS,
  MARK_INKS,
  MARK_TEXT_MAX,
  type MarkColour,
  MARKS_MAX,
  type PictureSize,
  SHAPE_KINDS,
} from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { DialogActions, ModalDialog } from '../../../ui/light/modal-dialog.tsx';
import { Blurs } from './blurs.tsx';
import { newBlur, newShape, newText } from './edit-marks.ts';
import { MarkStage } from './mark-stage.tsx';
import { type MarkEditing, useMarkEditing } from './use-mark-editing.ts';
import './marks.css';

interface MarkEditorProps {
  readonly file: Blob;
  readonly marks: readonly Mark[];
  readonly onDone: (marks: readonly Mark[]) => void;
  readonly onCancel: () => void;
}

export function MarkEditor({ file, marks: former, onDone, onCancel }: MarkEditorProps) {
  const editing = useMarkEditing(former);
  const { picture, loaded, measure } = usePicture(file);
  const [colour, setColour] = useState<MarkColour>('red');
  const stage = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const { marks, chosen } = editing;
  const current = chosen === null ? undefined : marks[chosen];
  useFocusOnNew(marks.length, () => {
    const added = current?.kind === 'text' ? text.current : markIn(stage.current, chosen);
    if (added instanceof HTMLInputElement) added.select();
    else added?.focus();
    return Boolean(added);
  });
  const paint = (next: MarkColour) => {
    setColour(next);
    if (current && isInked(current)) editing.change({ ...current, colour: next });
  };
  return (
    <ModalDialog title={t('marks.title')} variant="marks" onClose={onCancel}>
      <p className="question-help">{t('marks.help')}</p>
      <Tools editing={editing} colour={colour} onColour={paint} />
      {current?.kind === 'text' && (
        <label className="question-name">
          {t('marks.words')}
          <input
            ref={text}
            className="input"
            maxLength={MARK_TEXT_MAX}
            value={current.text}
            onChange={({ target }) => editing.change({ ...current, text: target.value })}
          />
        </label>
      )}
      <div ref={stage} className="mark-stage marked-photo">
        <img ref={picture} alt={t('marks.photo')} onLoad={measure} />
        {loaded && <Blurs marks={marks} {...loaded} />}
        {loaded && <MarkStage editing={editing} size={loaded.size} />}
      </div>
      <DialogActions>
        <button type="button" className="button button-main" onClick={() => onDone(written(marks))}>
          {t('marks.done')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('files.cancel')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}

/** Without texts that say nothing. */
function written(marks: readonly Mark[]): readonly Mark[] {
  return marks
    .map((mark) => (mark.kind === 'text' ? { ...mark, text: mark.text.trim() } : mark))
    .filter((mark) => mark.kind !== 'text' || mark.text !== '');
}

interface LoadedPhoto {
  readonly photo: HTMLImageElement;
  readonly size: PictureSize;
}

function usePicture(file: Blob) {
  const picture = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<LoadedPhoto | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const measure = () => {
    const photo = picture.current;
    if (!photo || photo.naturalWidth === 0 || photo.naturalHeight === 0) return;
    setLoaded({ photo, size: { width: photo.naturalWidth, height: photo.naturalHeight } });
  };
  return { picture, loaded, measure };
}

/** What was added takes the focus, as soon as it is drawn: the photo may still be loading. */
function useFocusOnNew(count: number, focus: () => boolean): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count > before.current && !focus()) return;
    before.current = count;
  });
}

const markIn = (stage: HTMLElement | null, at: number | null) =>
  at === null ? undefined : stage?.querySelectorAll<SVGGElement>('.mark')[at];

interface ToolsProps {
  readonly editing: MarkEditing;
  readonly colour: MarkColour;
  readonly onColour: (colour: MarkColour) => void;
}

function Tools({ editing, colour, onColour }: ToolsProps) {
  const { marks, chosen, past, add, undo, remove } = editing;
  const isFull = marks.length >= MARKS_MAX;
  return (
    <>
      <div className="mark-tools" role="group" aria-label={t('marks.tools')}>
        {SHAPE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            disabled={isFull}
            onClick={() => add(newShape(kind, colour))}
          >
            {t(`marks.${kind}`)}
          </button>
        ))}
        <button type="button" className="button" disabled={isFull} onClick={() => add(newBlur())}>
          {t('marks.blur')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isFull}
          onClick={() => add(newText(t('marks.text'), colour))}
        >
          {t('marks.text')}
        </button>
        {MARK_COLOURS.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === colour}
            onClick={() => onColour(each)}
          >
            <span className="mark-swatch" style={{ background: MARK_INKS[each].ink }} aria-hidden="true" />
            <span className="only-read">{t(`marks.${each}`)}</span>
          </button>
        ))}
        <button
          type="button"
          className="button"
          aria-disabled={past.length === 0 || undefined}
          onClick={undo}
        >
          {t('marks.undo')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={chosen === null || undefined}
          onClick={remove}
        >
          {t('marks.delete')}
        </button>
      </div>
      <p className="question-help" role="status">
        {isFull && t('marks.full', { most: MARKS_MAX })}
      </p>
    </>
  );
}
