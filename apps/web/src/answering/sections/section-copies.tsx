// The further copies of a repeatable section: added at the end, removed one by one, numbered by position. Removing a
// copy that holds answers asks first. The focus moves to where the person continues.
// rules: A4.21-A4.23, A9.24, E3.41

import { COPIES_MAX } from '@constancia/domain/limits.ts';
import { hasFile, type Row } from '@constancia/domain/submissions/answers/answers.ts';
import type { QuestionEntry, SectionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { copyNumber, mayRepeat, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { startsWithMoment } from '@constancia/domain/submissions/answers/starting-answers.ts';
import { memo, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { localNow } from '../../platform/clock.ts';
import { newItemId } from '../../platform/new-id.ts';
import { t } from '../../platform/texts.ts';
import { QuestionDialog } from '../../ui/light/question-dialog.tsx';
import { QuestionField } from '../fields/question-field.tsx';
import { dropCopy, repeatSection } from '../session/answering-actions.ts';
import type { AnsweringState } from '../session/answering-state.ts';
import { sectionKey } from '../session/field-key.ts';
import { useAnsweringList, useAnsweringStore, useMayEdit } from '../session/use-answering.tsx';

interface SectionCopiesProps {
  readonly entry: SectionEntry;
  readonly title: string;
}

export function SectionCopies({ entry, title }: SectionCopiesProps) {
  return mayRepeat(entry.section) ? <Copies entry={entry} title={title} /> : null;
}

const headingId = (sectionId: string, rowId: string) => `${sectionKey(sectionId)}.${rowId}.copy`;
const repeatId = (sectionId: string) => `${sectionKey(sectionId)}.repeat`;
const focus = (id: string) => document.getElementById(id)?.focus();

function Copies({ entry, title }: SectionCopiesProps) {
  const { section } = entry;
  const store = useAnsweringStore();
  const rowIds = useAnsweringList((state) => rowsOf(state.answers, section.id).map(({ id }) => id));
  const [removing, setRemoving] = useState<string | null>(null);
  const mayChange = useMayEdit((limits) => limits.copies(entry));
  const full = rowIds.length >= COPIES_MAX;
  const repeat = () => {
    const rowId = newItemId();
    flushSync(() => store.change(repeatSection({ section, rowId, now: localNow() })));
    focus(headingId(section.id, rowId));
  };
  const remove = useCallback(
    (rowId: string) => {
      const ids = rowsOf(store.get().answers, section.id).map(({ id }) => id);
      const before = ids[ids.indexOf(rowId) - 1];
      flushSync(() => {
        setRemoving(null);
        store.change(dropCopy(section, rowId));
      });
      focus(before === undefined ? repeatId(section.id) : headingId(section.id, before));
    },
    [store, section],
  );
  const askToRemove = useCallback(
    (rowId: string) => {
      const row = rowsOf(store.get().answers, section.id).find(({ id }) => id === rowId);
      if (row && holdsAnswers(row, entry.questions, store.get())) setRemoving(rowId);
      else remove(rowId);
    },
    [store, section, entry, remove],
  );
  return (
    <div className="copies">
      {rowIds.map((rowId, position) => (
        <Copy
          key={rowId}
          entry={entry}
          rowId={rowId}
          number={copyNumber(position)}
          title={title}
          onRemove={mayChange ? askToRemove : null}
        />
      ))}
      {mayChange && (
        <button type="button" id={repeatId(section.id)} className="button" disabled={full} onClick={repeat}>
          {t('answering.repeat')}
          <span className="only-read"> {title}</span>
        </button>
      )}
      {full && <p className="question-help">{t('issue.rows-too-many', { max: COPIES_MAX })}</p>}
      {removing !== null && (
        <QuestionDialog
          title={t('answering.remove-title')}
          yes={t('answering.remove')}
          no={t('answering.cancel')}
          onYes={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{t('answering.remove-text', { title, number: copyNumber(rowIds.indexOf(removing)) })}</p>
        </QuestionDialog>
      )}
    </div>
  );
}

/** Files count, those that are still arriving too; the dates and times that a new copy starts with do not. */
function holdsAnswers(
  row: Row,
  questions: readonly QuestionEntry[],
  { arriving }: Pick<AnsweringState, 'arriving'>,
): boolean {
  if ([...arriving.values()].some(({ rowId }) => rowId === row.id)) return true;
  return questions.some(({ question, type }) => {
    const answer = ownEntry(row.answers, question.id);
    if (answer && hasFile(answer)) return true;
    return !startsWithMoment(question) && type.isAnswered(answer?.value);
  });
}

interface CopyProps {
  readonly entry: SectionEntry;
  readonly rowId: string;
  readonly number: number;
  readonly title: string;
  /** Null when copies cannot be removed. */
  readonly onRemove: ((rowId: string) => void) | null;
}

const Copy = memo(function Copy({ entry, rowId, number, title, onRemove }: CopyProps) {
  const name = t('answering.copy', { title, number });
  return (
    <section className="copy">
      <div className="copy-head">
        <h3 id={headingId(entry.section.id, rowId)} tabIndex={-1}>
          {name}
        </h3>
        {onRemove && (
          <button type="button" className="button-quiet" onClick={() => onRemove(rowId)}>
            {t('answering.remove')}
            <span className="only-read"> {name}</span>
          </button>
        )}
      </div>
      {entry.questions.map((question) => (
        <QuestionField key={question.question.id} entry={question} rowId={rowId} />
      ))}
    </section>
  );
});
