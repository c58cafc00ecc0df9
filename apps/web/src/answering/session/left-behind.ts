// What a draft held and the form has no use for any more, so that nothing goes in silence: answers to questions that are
// gone or ask otherwise, options that are gone, files that are not taken any more, signatures of boxes that are gone.
// rules: X40.09, X40.10
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';
import { type AnswersByQuestion, ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import type { FormIndex } from '@constancia/domain/submissions/answers/form-index.ts';
import { ownEntry } from '@constancia/domain/submissions/answers/own-entry.ts';
import { isRecord, type UnknownRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import { boxNow, boxTitle } from '@constancia/domain/submissions/particulars/signature-boxes.ts';
import { fitDraft } from './fit-draft.ts';
import { boxesThen } from './other-version/boxes-then.ts';
import type { WrittenDraft } from './written-draft.ts';

/** Titles of questions and boxes, each once; none for a draft of this version of the form. */
export function leftBehind(form: FormToAnswer, index: FormIndex, draft: WrittenDraft): readonly Localized[] {
  if (draft.version === form.version) return [];
  const titles = [
    ...lostQuestions(index, draft).map((id) => titleOf(id, index, draft)),
    ...lostBoxes(form, draft).map((box): Localized => ({ text: boxTitle(box) })),
  ];
  const each = new Map(titles.map((title) => [title.text, title]));
  return [...each.values()].filter(({ text }) => text !== '');
}

function lostQuestions(index: FormIndex, { answers, asked }: WrittenDraft): readonly string[] {
  const { main, rows } = fitDraft(index, answers, asked);
  const written = asRecord(answers);
  const copies = Object.entries(asRecord(written['rows'])).flatMap(([sectionId, set]) =>
    asList(set).flatMap((row) => {
      const { id, answers: given } = asRecord(row);
      const kept = ownEntry(rows, sectionId)?.find((copy) => copy.id === id)?.answers;
      return lostIn(asRecord(given), kept ?? {});
    }),
  );
  return [...lostIn(asRecord(written['main']), main), ...copies];
}

function lostIn(written: UnknownRecord, kept: AnswersByQuestion): readonly string[] {
  return Object.entries(written).flatMap(([id, answer]) => {
    const given = asRecord(answer);
    const now = asRecord(ownEntry(kept, id));
    const isLost = (['value', ...ATTACHMENT_KINDS] as const).some(
      (field) => isGiven(given[field]) && !sameValue(given[field], now[field]),
    );
    return isLost ? [id] : [];
  });
}

const isGiven = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.length > 0);

function titleOf(id: string, index: FormIndex, { asked }: WrittenDraft): Localized {
  const now = index.questionById.get(id)?.question.title;
  if (now) return now;
  const then: unknown = asList(ownEntry(asRecord(asked), id))[1];
  return { text: typeof then === 'string' ? then : '' };
}

/** The boxes that were signed, or begun to be. */
function lostBoxes({ definition }: FormToAnswer, { particulars, boxes }: WrittenDraft): readonly string[] {
  const then = boxesThen(boxes);
  return asList(asRecord(particulars)['signatures']).flatMap((signature) => {
    const { slot, image, imageId, signatory } = asRecord(signature);
    if (typeof slot !== 'number' || ![image, imageId, signatory].some(isGiven)) return [];
    const box = then[slot];
    const isThere = definition.options.digitalSignature && boxNow(definition, then, slot) !== null;
    return box !== undefined && !isThere ? [box] : [];
  });
}

const asRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
