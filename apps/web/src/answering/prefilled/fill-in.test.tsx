// @vitest-environment jsdom
// A form that is opened by a link with answers: what is filled in and marked, what the draft keeps, and what is said.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { PrefilledAnswers } from '@constancia/contract/forms/prefilled-links.ts';
import { notedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { CallError } from '../../platform/api-client.ts';
import { loadLaterTexts, loadOnApproachTexts, loadPublicTexts } from '../../platform/texts.ts';
import { QuestionField } from '../fields/question-field.tsx';
import { AssetChoice } from '../location/asset-choice.tsx';
import type { LocationDraft } from '../location/use-location.ts';
import { setAnswerAt } from '../session/answering-actions.ts';
import { type AnsweringSession, unkeptAnswering } from '../session/answering-session.ts';
import { startKeepingDraft } from '../session/keep-draft.ts';
import { openAnswering } from '../session/open-draft.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { VISITOR } from '../session/written-draft.ts';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { fillIn, takeToken } from './fill-in.tsx';

// One tab alone: it always holds what it opens.
vi.mock('../../platform/device/tab-lock.ts', () => ({
  heldElsewhere: async () => new Set(),
  holdInThisTab: async () => true,
}));

beforeAll(async () => {
  // The marks are downloaded when something was filled in.
  await Promise.all([
    loadPublicTexts(),
    loadLaterTexts(),
    loadOnApproachTexts(),
    import('./answer-marks.tsx'),
  ]);
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const FORM: FormToAnswer = aFormToAnswer(
  aForm()
    .withSection('s', aQuestion('name', 'text'), aQuestion('on', 'date'), aQuestion('note', 'text'))
    .build(),
);
const READ: PrefilledAnswers = {
  answers: { name: { value: 'Ana' }, on: { value: '01/02/2026' }, gone: { value: 'x' } },
  dropped: [{ text: 'Altura' }],
  asset: null,
  assetDropped: false,
  person: null,
};
const AS = { as: 'visitor', token: 'token' } as const;
const filledBy = (read: PrefilledAnswers | CallError, session = unkeptAnswering(FORM)) =>
  fillIn(session, AS, async () => {
    if (read instanceof CallError) throw read;
    return read;
  });

async function show({ store, notice }: AnsweringSession): Promise<void> {
  await drawAndFollow(
    <AnsweringProvider value={store}>
      {notice}
      {[...store.index.questionById.values()].map((entry) => (
        <QuestionField key={entry.question.id} entry={entry} />
      ))}
    </AnsweringProvider>,
  );
}
const text = () => document.body.textContent ?? '';
const described = () =>
  [...document.querySelectorAll('[aria-describedby*=".filled"]')].map((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .at(-1),
  );

it('X38.31 the token leaves the URL at once', () => {
  history.replaceState(null, '', '/publico/contestar/x?idioma=en#c=secret');
  expect(takeToken()).toBe('secret');
  expect(location.href).toMatch(/x\?idioma=en$/);
});

it('X38.34 the answers are there before the person begins, each described as filled in by the link, and can be changed', async () => {
  const session = await filledBy(READ);
  expect(session.store.get().answers.main).toMatchObject({
    name: { value: 'Ana' },
    on: { value: '01/02/2026' },
  });
  expect(Object.keys(session.store.get().answers.main)).not.toContain('gone');
  await show(session);
  expect(text()).toContain('El enlace completó respuestas de este formulario.');
  expect(described()).toEqual(['Completado por el enlace', 'Completado por el enlace']);
  await act(async () => session.store.change(setAnswerAt({ questionId: 'name' }, 'Eva')));
  expect(described()).toEqual(['Lo completó el enlace y usted lo cambió', 'Completado por el enlace']);
  expect(session.store.get().answers.main['name']).toEqual({ value: 'Eva' });
});

it('X38.32 what the form does not ask any more is named', async () => {
  await show(await filledBy(READ));
  expect([...document.querySelectorAll('.notice li')].map((line) => line.textContent)).toEqual(['Altura']);
});

it('X38.34 a link that does not work leaves the form empty and says why; without a connection it says so', async () => {
  const gone = await filledBy(new CallError('prefilled-link-gone'));
  expect(gone.store.get().answers).toEqual(unkeptAnswering(FORM).store.get().answers);
  await show(gone);
  expect(text()).toContain('El enlace no trae respuestas: venció');
  expect(described()).toEqual([]);
  await show(await filledBy(new CallError('offline')));
  expect(text()).toContain('No se pudieron leer las respuestas del enlace.');
});

it('X38.34 a draft of the person wins over the link and keeps what an earlier one filled in', async () => {
  const session = await filledBy(READ, await openAnswering({ form: FORM, person: VISITOR }));
  const keeper = startKeepingDraft(session, session.draftKey ?? '', { identity: () => session });
  session.store.change(setAnswerAt({ questionId: 'note' }, 'Mía'));
  keeper.saveNow();
  await keeper.cease();
  const again = await openAnswering({ form: FORM, person: VISITOR });
  const read = vi.fn<() => Promise<PrefilledAnswers>>();
  const opened = await fillIn(again, AS, read);
  expect(read).not.toHaveBeenCalled();
  expect(opened.store.get().answers.main).toMatchObject({ name: { value: 'Ana' }, note: { value: 'Mía' } });
  await show(opened);
  expect(text()).toContain('Sigue con su borrador: el enlace no cambió nada');
  expect(described()).toEqual(['Completado por el enlace', 'Completado por el enlace']);
});

const atVisitor = () => openAnswering({ form: FORM, person: VISITOR });
const valueOf = ({ store }: AnsweringSession, id: string) => store.get().answers.main[id]?.value;

it('X38.97 what a link filled in is a draft at once: a page that is loaded again shows it with its marks', async () => {
  const filled = await filledBy(READ, await atVisitor());
  const again = await atVisitor();
  expect([again.submissionId, again.recovered]).toEqual([filled.submissionId, 'same-version']);
  expect(valueOf(again, 'name')).toBe('Ana');
  await show(again);
  expect(described()).toEqual(['Completado por el enlace', 'Completado por el enlace']);
});

it('X38.97 a draft with nothing but what a link filled in gives way to the next link, but not to one that does not work', async () => {
  const first = await filledBy(READ, await atVisitor());
  const other: PrefilledAnswers = { ...READ, answers: { note: { value: 'Otra' } }, dropped: [] };
  const failed = await filledBy(new CallError('prefilled-link-gone'), await atVisitor());
  expect(valueOf(failed, 'name')).toBe('Ana');
  const next = await filledBy(other, await atVisitor());
  expect([valueOf(next, 'name'), valueOf(next, 'note')]).toEqual([undefined, 'Otra']);
  expect(next.submissionId).toBe(first.submissionId);
  expect(valueOf(await atVisitor(), 'note')).toBe('Otra');
});

const LAMP = { id: 7, name: 'Luminaria 7', type: 'Luminaria', address: 'San Martín 7' };
const POINT = { latitude: -32.41, longitude: -63.24 };
const LOCATED: FormToAnswer = {
  ...FORM,
  definition: { ...FORM.definition, options: { ...FORM.definition.options, geolocation: true } },
  map: { street: null, satellite: null, looksUpAddress: false, offersAssets: true },
};
const CHOSEN: PrefilledAnswers = { ...READ, answers: {}, dropped: [], asset: { ...LAMP, ...POINT } };

it('X38.96 the form opens with the asset of the link at its location, says so, and keeps it over a reload', async () => {
  const person = VISITOR;
  const session = await filledBy(CHOSEN, await openAnswering({ form: LOCATED, person }));
  const particulars = { asset: LAMP, location: { address: LAMP.address, ...POINT } };
  expect(session.store.get().particulars).toMatchObject(particulars);
  await show(session);
  expect(text()).toContain('El enlace eligió el activo «Luminaria 7»');
  expect(text()).not.toContain('El enlace completó respuestas');
  const again = await openAnswering({ form: LOCATED, person });
  expect(again.store.get()).toMatchObject({
    particulars,
    prefilled: { answers: {}, asset: 7, person: null },
  });
});

it('X38.96 a form that offers no assets takes none, and an asset that is gone is said', async () => {
  const session = await filledBy(CHOSEN);
  expect(session.store.get().particulars).toMatchObject({ asset: null, location: null });
  await show(await filledBy({ ...READ, assetDropped: true }));
  expect(text()).toContain('El activo que elegía el enlace ya no se puede elegir');
});

it('X38.96 beside the asset it says that the link chose it, until another is chosen', async () => {
  const { store } = await filledBy(CHOSEN, unkeptAnswering(LOCATED));
  const assigned = (asset: typeof LAMP | null): LocationDraft =>
    ({ asset, unassign: () => {} }) as unknown as LocationDraft;
  const choose = (asset: typeof LAMP) =>
    drawAndFollow(
      <AnsweringProvider value={store}>
        <AssetChoice draft={assigned(asset)} assets={[]} />
      </AnsweringProvider>,
    );
  await choose(LAMP);
  expect(text()).toContain('Lo eligió el enlace.');
  await choose({ ...LAMP, id: 8 });
  expect(text()).not.toContain('Lo eligió el enlace.');
});

const ANA = {
  ...notedPerson('fisica', '30111222'),
  id: 5,
  firstName: 'Ana',
  lastName: 'Paz',
};
const ABOUT_ANA: PrefilledAnswers = {
  ...READ,
  answers: {},
  dropped: [],
  person: { personType: 'fisica', number: '30111222' },
};
const ABOUT_SOMEBODY: FormToAnswer = {
  ...FORM,
  definition: { ...FORM.definition, options: { ...FORM.definition.options, citizen: true } },
};
const replies = (...bodies: readonly unknown[]) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const body of bodies) fetched.mockResolvedValueOnce(Response.json(body));
  return fetched;
};

it('X38.98 the person of a link is looked up as staff look people up, chosen and named, and the next link replaces them', async () => {
  const open = () => openAnswering({ form: ABOUT_SOMEBODY, person: 'account' });
  const asked = replies({ person: ANA, alreadyAnswered: false }, { person: null, alreadyAnswered: false });
  const session = await filledBy(ABOUT_ANA, await open());
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('/people/search'), expect.anything());
  expect(session.store.get().particulars.citizen).toEqual(ANA);
  await show(session);
  expect(text()).toContain('El enlace es sobre Ana Paz');
  const next = await filledBy(ABOUT_ANA, await open());
  expect(next.store.get().particulars.citizen).toEqual(notedPerson('fisica', '30111222'));
  await show(next);
  expect(text()).toContain('El enlace es sobre 30111222');
});

it('X38.98 who answered already is not chosen: the number is there to be looked up, which says why', async () => {
  replies({ person: ANA, alreadyAnswered: true });
  const session = await filledBy(ABOUT_ANA, unkeptAnswering(ABOUT_SOMEBODY));
  expect(session.store.get().particulars.citizen).toEqual(notedPerson('fisica', '30111222'));
});
