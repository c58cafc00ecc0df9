// A submission that was begun before, as far as its form still has what was written. Only who has a draft downloads it;
// once a form is open it is fetched for everybody, so that a draft opens without a connection.
// rules: A4.01-A4.04, X15.04, X31.86, X40.09
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { fitEvidence } from '@constancia/domain/submissions/evidence/fit-evidence.ts';
import { fitParticulars } from '@constancia/domain/submissions/particulars/fit-particulars.ts';
import { boxNow } from '@constancia/domain/submissions/particulars/signature-boxes.ts';
import type { PointGroup } from 'signature_pad';
import { epochMilliseconds } from '../../platform/clock.ts';
import { type AnsweringSession, unkeptAnswering } from './answering-session.ts';
import type { StartedWith } from './answering-state.ts';
import { type AnsweringStore, createAnsweringStore } from './answering-store.ts';
import { boxesThen } from './other-version/boxes-then.ts';
import { type Drawing, type Drawings, isDrawn } from './drawing.ts';
import { fitDraft, fitPrefilled, fitStart } from './fit-draft.ts';
import { fitPurchase } from './other-version/fit-purchase.ts';
import type { WrittenDraft } from './written-draft.ts';

export { leftBehind } from './left-behind.ts';

/** What was written, as far as the form still has it. */
export function restoredStore(form: FormToAnswer, draft: WrittenDraft): AnsweringStore {
  const fresh = unkeptAnswering(form).store;
  const same = draft.version === form.version;
  const asked = same ? undefined : draft.asked;
  const boxes = boxesThen(draft.boxes);
  const fitted = fitDraft(fresh.index, draft.answers, asked);
  // Questions that are newer than the draft, or ask otherwise, start as in a new submission.
  const starting = fresh.get().answers.main;
  const answers = same ? fitted : { ...fitted, main: { ...starting, ...fitted.main } };
  return createAnsweringStore(fresh.index, answers, {
    particulars: fitParticulars(form.definition, draft.particulars, same ? undefined : boxes),
    ...startedWith(draft),
    ...(!same && { drawings: fitDrawings(draft.drawings, (slot) => boxNow(form.definition, boxes, slot)) }),
    startedFrom: fitStart(fresh.index, draft.startedFrom, asked),
    prefilled: fitPrefilled(fresh.index, draft.prefilled, asked),
    workOrder: typeof draft.workOrder === 'string' ? draft.workOrder : null,
    evidence: fitEvidence(form.definition, draft.evidence, epochMilliseconds()),
  });
}

/** What a draft holds besides answers and particulars; the store drops what the form does not have. */
export function startedWith(draft: WrittenDraft): StartedWith {
  return {
    purchase: fitPurchase(draft.purchase),
    drawings: fitDrawings(draft.drawings),
    step: draft.step,
    section: draft.section,
    open: draft.open,
  };
}

interface Tried {
  readonly answers: AnswerSet;
  /** How the form asked: `AskedThen`. */
  readonly asked: unknown;
}

/** A trial that leaves no trace; `before`: what was tried before the form changed. */
export function previewAnswering(form: FormToAnswer, before: Tried | undefined): AnsweringSession {
  const fresh = unkeptAnswering(form);
  if (!before) return fresh;
  const { index } = fresh.store;
  const fitted = fitDraft(index, before.answers, before.asked);
  const main = { ...fresh.store.get().answers.main, ...fitted.main };
  return { ...fresh, store: createAnsweringStore(index, { ...fitted, main }) };
}

/** Restores the drawings of a draft; what has no shape is dropped. `slotNow`: where a box of the draft is now, null for nowhere. */
function fitDrawings(kept: unknown, slotNow: (slot: number) => number | null = (slot) => slot): Drawings {
  if (!Array.isArray(kept)) return new Map();
  const entries = (kept as readonly unknown[]).flatMap((entry): [number, Drawing][] => {
    if (!Array.isArray(entry)) return [];
    const [was, drawing] = entry as readonly unknown[];
    if (!Number.isSafeInteger(was) || !isRecord(drawing) || !Array.isArray(drawing['strokes'])) return [];
    const slot = slotNow(was as number);
    if (slot === null) return [];
    const typed = typeof drawing['typed'] === 'string' ? drawing['typed'] : '';
    const strokes = (drawing['strokes'] as readonly unknown[]).filter(isStroke);
    return [[slot, { strokes, typed }]];
  });
  return new Map(entries.filter(([, drawing]) => isDrawn(drawing)));
}

function isStroke(stroke: unknown): stroke is PointGroup {
  if (!isRecord(stroke) || !Array.isArray(stroke['points'])) return false;
  return (stroke['points'] as readonly unknown[]).every(
    (point) => isRecord(point) && Number.isFinite(point['x']) && Number.isFinite(point['y']),
  );
}
