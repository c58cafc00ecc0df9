// Somebody else stored a correction in between: what both of them changed is shown side by side and the person chooses;
// all other changes of both are kept.
// rules: W9, X17.04

import { inLanguage } from '@constancia/domain/localized.ts';
import { attachmentsOf } from '@constancia/domain/presentation/answer-history.ts';
import {
  type Conflict as ConflictFound,
  conflictsOf,
  mergeCorrections,
} from '@constancia/domain/review/merge-corrections.ts';
import type { Answer, AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { tickedConditions } from '@constancia/domain/submissions/answers/conditional-sections.ts';
import type { SectionEntry } from '@constancia/domain/submissions/answers/form-index.ts';
import { copyNumber, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import type { Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useState } from 'react';
import { ChoiceRow } from '../../answering/fields/choice-list.tsx';
import { noDraft } from '../../answering/session/open-edit-draft.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { DialogActions, ModalDialog } from '../../ui/light/modal-dialog.tsx';
import { type EditBy, type EditSession, editSession } from './edit-session.ts';

interface ConflictProps {
  readonly by: EditBy;
  readonly mine: EditSession;
  /** The submission as it is stored now. */
  readonly newer: EditSession;
  /** Called with the newer version and what this person wrote merged into it. */
  readonly onMerged: (session: EditSession) => void;
}

export function Conflict({ by: editor, mine, newer, onMerged }: ConflictProps) {
  const versions = { base: mine.stored, mine: mine.store.get(), theirs: newer.stored };
  const { index } = mine.store;
  const conflicts = conflictsOf(index, versions);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const by = newer.opened.changedBy;
  const merge = () => {
    const merged = mergeCorrections(index, versions, theirs);
    onMerged(editSession(editor, newer.opened, { ...noDraft(), content: () => merged }));
  };
  const choose = (key: string, whose: 'mine' | 'theirs') => {
    const next = new Set(theirs);
    if (whose === 'theirs') next.add(key);
    else next.delete(key);
    setTheirs(next);
  };
  return (
    <ModalDialog title={t('review.conflict-title')} onClose={merge}>
      <p>{t('review.conflict-text', { by })}</p>
      {conflicts.length === 0 && <p>{t('review.conflict-none')}</p>}
      {conflicts.map((conflict) => {
        const shown = shownConflict(mine, newer, conflict);
        return (
          <fieldset key={conflict.key} className="conflict plain-group">
            <legend className="question-name">{shown.name}</legend>
            <ChoiceRow
              type="radio"
              name={`conflict-${conflict.key}`}
              checked={!theirs.has(conflict.key)}
              onChange={() => choose(conflict.key, 'mine')}
            >
              {t('review.conflict-mine', { value: shown.mine })}
            </ChoiceRow>
            <ChoiceRow
              type="radio"
              name={`conflict-${conflict.key}`}
              checked={theirs.has(conflict.key)}
              onChange={() => choose(conflict.key, 'theirs')}
            >
              {t('review.conflict-theirs', { by, value: shown.theirs })}
            </ChoiceRow>
          </fieldset>
        );
      })}
      <DialogActions>
        <button type="button" className="button button-main" onClick={merge}>
          {t('review.conflict-continue')}
        </button>
      </DialogActions>
    </ModalDialog>
  );
}

interface ShownConflict {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

function shownConflict(mine: EditSession, newer: EditSession, conflict: ConflictFound): ShownConflict {
  if (conflict.kind === 'particular') {
    const of = (particulars: Particulars) => particularText(particulars, conflict.key);
    return {
      name: t(`review.part-${conflict.key}`),
      mine: of(mine.store.get().particulars),
      theirs: of(newer.stored.particulars),
    };
  }
  if (conflict.kind === 'section') {
    const entry = mine.store.index.sectionById.get(conflict.sectionId);
    return {
      name: entry ? inLanguage(entry.section.title, language) : '',
      mine: tickedText(entry, mine.store.get().answers),
      theirs: tickedText(entry, newer.stored.answers),
    };
  }
  const { questionId, sectionId = '', rowId } = conflict.mine;
  const text = (answer: Answer | null) => answerText(mine, questionId, answer);
  return {
    name: questionName([mine.store.get().answers, newer.stored.answers], mine, {
      questionId,
      sectionId,
      rowId,
    }),
    mine: text(conflict.mine.after),
    theirs: text(conflict.theirs.after),
  };
}

interface NamedField {
  readonly questionId: string;
  readonly sectionId: string;
  readonly rowId: string | undefined;
}

/** `sides`: a copy that one of them has taken away has its number where it is. */
function questionName(
  sides: readonly AnswerSet[],
  { store }: EditSession,
  { questionId, sectionId, rowId }: NamedField,
): string {
  const entry = store.index.questionById.get(questionId);
  const title = entry ? inLanguage(entry.question.title, language) : '';
  if (rowId === undefined) return title;
  const positions = sides.map((answers) => rowsOf(answers, sectionId).findIndex(({ id }) => id === rowId));
  const position = positions.find((one) => one >= 0) ?? 0;
  return t('answering.copy', { title, number: copyNumber(position) });
}

function tickedText(entry: SectionEntry | undefined, answers: AnswerSet): string {
  const ticked = tickedConditions(answers, entry?.section.id ?? '');
  const texts = entry?.conditions
    .filter(({ condition }) => ticked.includes(condition.id))
    .map(({ condition }) => inLanguage(condition.text, language));
  return texts?.join(', ') || t('review.conflict-empty');
}

function answerText({ store }: EditSession, questionId: string, answer: Answer | null): string {
  const entry = store.index.questionById.get(questionId);
  const display = entry?.type.display(answer?.value, entry.question, language) ?? { kind: 'none' as const };
  const files = attachmentsOf(answer ?? undefined).map(({ type }) => t(`staff.attachment-${type}`));
  const value =
    display.kind === 'none'
      ? ''
      : display.kind === 'list'
        ? display.items.join(', ')
        : display.kind === 'word'
          ? t(`staff.${display.code}`)
          : display.text;
  return [value, ...files].filter((text) => text !== '').join(', ') || t('review.conflict-empty');
}

function particularText(particulars: Particulars, subject: 'citizen' | 'location' | 'asset'): string {
  const { citizen, location, asset } = particulars;
  const none = t('review.conflict-empty');
  if (subject === 'citizen') return citizen ? `${citizen.firstName} ${citizen.documentNumber}`.trim() : none;
  if (subject === 'asset') return asset?.name ?? none;
  return location ? location.address || `${location.latitude}, ${location.longitude}` : none;
}
