// @vitest-environment jsdom
// What was begun on one version of a form and is gone on with on the next.
import { UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion, type FormBuilder } from '@constancia/domain/testing/a-form.ts';
import type { PointGroup } from 'signature_pad';
import { beforeEach, expect, it } from 'vitest';
import { drawAndFollow, removeDrawn } from '../../platform/testing/draw.ts';
import { t } from '../../platform/texts.ts';
import { DraftNotice } from '../draft-notice.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { setAnswerAt, setDrawing, type Step } from './answering-actions.ts';
import { askedThen } from './other-version/asked-then.ts';
import { previewAnswering } from './restored-store.ts';
import { startKeepingDraft } from './keep-draft.ts';
import { openAnswering } from './open-draft.ts';
import { unkeptAnswering } from './answering-session.ts';
import { VISITOR } from './written-draft.ts';

const barrio = aQuestion('barrio', 'single-choice', {
  title: { text: 'Barrio' },
  options: ['Centro', 'Sur'],
});
const note = aQuestion('nota', 'text', { title: { text: 'Nota' } });
const FORM = aForm().withOptions({ digitalSignature: true });
const OWNER = { title: 'Titular', signatory: 'citizen' } as const;
const CLERK = { title: 'Agente', signatory: 'intern' } as const;
const STROKE = { ...({} as PointGroup), points: [{ x: 1, y: 2, time: 3, pressure: 1 }] };

beforeEach(() => localStorage.clear());

/** Writes on one version, leaves, and opens the next one. */
async function wentOn(before: FormBuilder, after: FormBuilder, ...steps: readonly Step[]) {
  const begun = await openAnswering({ form: aFormToAnswer(before.build()), person: VISITOR });
  const keeper = startKeepingDraft(begun, begun.draftKey ?? '', { identity: () => begun });
  for (const step of steps) begun.store.change(step);
  keeper.saveNow();
  await keeper.cease();
  return openAnswering({ form: aFormToAnswer(after.build(), { version: 4 }), person: VISITOR });
}

async function saidOf(session: Awaited<ReturnType<typeof wentOn>>): Promise<string> {
  const nothing = () => {};
  const actions = { onStartAgain: nothing, onStartAnother: nothing, onOpen: async () => true };
  const page = await drawAndFollow(<DraftNotice session={session} several={false} {...actions} />);
  const said = page.textContent ?? '';
  removeDrawn();
  return said;
}

it('X40.10 a choice that became a text shows no id of an option, and the person is told which answer is gone', async () => {
  const asText = { ...barrio, kind: 'text', options: [] } as const;
  const session = await wentOn(
    aForm().withSection('datos', barrio, note),
    aForm().withSection('datos', asText, note),
    setAnswerAt({ questionId: 'barrio' }, 'barrio-2'),
    setAnswerAt({ questionId: 'nota' }, 'Sin luz'),
  );
  const { main } = session.store.get().answers;
  expect(main['barrio']?.value ?? '').toBe('');
  expect(main['nota']).toEqual({ value: 'Sin luz' });
  expect(await saidOf(session)).toContain(t('answering.draft-left-behind', { titles: 'Barrio' }));
});

it('X40.10 answers to questions and options that are gone are named, those that stay are not', async () => {
  const street = aQuestion('calle', 'text', { title: { text: 'Calle' } });
  const [centre] = barrio.options;
  const session = await wentOn(
    aForm().withSection('datos', barrio, note, street),
    aForm().withSection('datos', { ...barrio, options: centre ? [centre] : [] }, street),
    setAnswerAt({ questionId: 'barrio' }, 'barrio-2'),
    setAnswerAt({ questionId: 'nota' }, 'Sin luz'),
    setAnswerAt({ questionId: 'calle' }, 'Mitre'),
  );
  expect(session.leftBehind?.map(({ text }) => text)).toEqual(['Barrio', 'Nota']);
  const same = await wentOn(
    aForm().withSection('datos', street),
    aForm().withSection('datos', street, note),
    setAnswerAt({ questionId: 'calle' }, 'Mitre'),
  );
  expect(await saidOf(same)).not.toContain(t('answering.draft-left-behind', { titles: '' }).slice(0, 20));
});

it('X40.10 a trial in the preview shows no id of an option either', () => {
  const before = unkeptAnswering(aFormToAnswer(aForm().withSection('datos', barrio).build())).store;
  before.change(setAnswerAt({ questionId: 'barrio' }, 'barrio-2'));
  const { answers } = before.get();
  const asText = aForm().withSection('datos', { ...barrio, kind: 'text', options: [] });
  const { store } = previewAnswering(aFormToAnswer(asText.build()), {
    answers,
    asked: askedThen(before.index, answers),
  });
  expect(store.get().answers.main['barrio']?.value ?? '').toBe('');
});

it('X40.09 signatures and drawings stand in their own boxes after a box was inserted before them', async () => {
  const session = await wentOn(
    FORM.withSection('datos', note).withSignature(OWNER).withSignature(CLERK),
    FORM.withSection('datos', note)
      .withSignature({ ...OWNER, title: 'Testigo' })
      .withSignature(OWNER)
      .withSignature(CLERK),
    setDrawing(0, { strokes: [STROKE], typed: '' }),
    (state) => ({
      ...state,
      particulars: {
        ...state.particulars,
        signatures: [
          { slot: 0, image: '', signatory: 'Ana', imageId: 'unconfirmed' },
          { slot: 1, image: 'imagenes/f/imgPNG-a.png', signatory: 'Luis', imageId: 'a' },
        ],
      },
    }),
  );
  const { drawings, particulars } = session.store.get();
  expect([...drawings.keys()]).toEqual([1]);
  expect(particulars.signatures).toEqual([
    { slot: 1, image: '', signatory: 'Ana', imageId: 'unconfirmed' },
    { slot: 2, image: '', signatory: 'Luis', imageId: UNSENT },
  ]);
  expect(session.leftBehind).toEqual([]);
});

it('X40.09 a signature whose box is gone is named', async () => {
  const session = await wentOn(
    FORM.withSection('datos', note).withSignature(OWNER).withSignature(CLERK),
    FORM.withSection('datos', note).withSignature(CLERK),
    (state) => ({
      ...state,
      particulars: {
        ...state.particulars,
        signatures: [{ slot: 0, image: 'imagenes/f/imgPNG-a.png', signatory: 'Ana', imageId: 'a' }],
      },
    }),
  );
  expect(session.store.get().particulars.signatures).toEqual([]);
  expect(await saidOf(session)).toContain(t('answering.draft-left-behind', { titles: 'Titular' }));
});
