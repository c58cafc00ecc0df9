// @vitest-environment jsdom
// The pages where a submission is viewed, corrected and completed: where they lead, and what is said when something fails.
import { until } from '../../platform/testing/draw.ts';
import type { Role } from '@constancia/domain/access/role-table.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { never, type PlayedReplies, refused } from '../../platform/testing/played-server.ts';
import {
  FORM,
  playedReview,
  playedView,
  repliesFor,
  SUBMISSION,
} from '../../app/testing/played-submission.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { press, type } from '../../platform/testing/press-and-type.ts';

const titled = (id: string, words: string, kind: 'text' | 'date' = 'text') =>
  aQuestion(id, kind, { title: { text: words } });
const VISIT = aForm()
  .with({
    title: { text: 'Parte de visita' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'Archivada', transitions: [] },
    ],
  })
  .withOptions({ editableForm: true })
  .withSection('s', titled('date', 'Fecha de la visita', 'date'), titled('q', 'Referencia'))
  .build();
const VIEW = playedView(VISIT, {
  answers: { ticked: {}, main: { date: { value: '20/11/2026' } }, rows: {} },
});
const URLS = {
  view: `/ver/${SUBMISSION.id}`,
  correct: `/correctForm/${SUBMISSION.id}`,
  complete: `/respuestas/actualizar/${SUBMISSION.id}`,
};
const SAVED = { id: SUBMISSION.id, version: 2, state: 0 };

const open = (page: keyof typeof URLS, replies: PlayedReplies = {}, role: Role = 'ROLE_ADMIN') =>
  openPage(URLS[page], role, { ...repliesFor(VIEW), '*': never, ...replies });
const reference = () => one('field', 'Referencia');
const links = (name: RegExp) => all('link', name).map((link) => link.getAttribute('href'));

it.each<[said: string, page: keyof typeof URLS, replies: PlayedReplies]>([
  [
    'Ocurrió un error al realizar la acción',
    'view',
    { 'GET /api/submissions/:submissionId': () => refused('unexpected') },
  ],
  [
    'No existe la respuesta.',
    'view',
    { 'GET /api/submissions/:submissionId': () => refused('submission-not-found') },
  ],
  [
    'No se ha encontrado la respuesta para editar.',
    'complete',
    { 'GET /api/submissions/:submissionId/to-complete': () => refused('submission-not-found') },
  ],
  [
    'Ha ocurrido un error al cargar la respuesta para editar.',
    'complete',
    { 'GET /api/submissions/:submissionId/to-complete': () => refused('unexpected') },
  ],
])(
  'R8.01 R8.14 R8.15 R2.014 what cannot be opened is said in a dialog that leads home: %s',
  async (said, page, replies) => {
    await open(page, replies);
    const dialog = await until(() => one('dialog', 'Error'));
    expect(dialog.textContent).toContain(said);
    press(one('button', 'Cerrar', dialog));
    await until(() => expect(location.pathname).toBe('/home'));
  },
);

it.each([
  ['correct', 'POST /api/submissions/:submissionId/corrections'],
  ['complete', 'POST /api/submissions/:submissionId/completions'],
] as const)('R8.16 R8.19 what is not saved says so, and keeps what was typed: %s', async (page, endpoint) => {
  const server = await open(page, { [endpoint]: () => refused('unexpected') });
  type(await until(reference), 'Mitre 512');
  press('Guardar');
  await until(() =>
    expect(text()).toContain('Hubo un error al guardar la respuesta, por favor intente nuevamente'),
  );
  expect(reference().value).toBe('Mitre 512');
  expect(server.to(endpoint)).toHaveLength(1);
});

it('R8.16 a correction that is refused because an area was taken away leaves the page to the person', async () => {
  await open('correct', {
    'POST /api/submissions/:submissionId/corrections': () => refused('form-outside-areas'),
  });
  type(await until(reference), 'Mitre 512');
  press('Guardar');
  await until(() =>
    expect(
      all('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('área'),
  );
  type(reference(), 'Mitre 514');
  await until(() => expect(one('button', 'Guardar').disabled).toBe(false));
  press('Cancelar');
  await until(() => expect(location.pathname).toBe(URLS.view));
});

it('R2.078 who completes a submission in a tab of its own and cancels comes to the list of the form', async () => {
  await open('complete');
  type(await until(reference), 'Mitre y Colón');
  press('Cancelar');
  await until(() => expect(location.pathname).toBe(`/respuestas/listado/${FORM}`));
});

it('A4.46 neither a correction nor a completion sends a copy by mail', async () => {
  const mailed = playedView({ ...VISIT, options: { ...VISIT.options, emailCopy: true } });
  for (const page of ['correct', 'complete'] as const) {
    await open(page, repliesFor(mailed));
    await until(() => one('button', 'Guardar'));
    expect(all('button', /por correo/)).toEqual([]);
  }
});

it('X36.43 who corrects a submission that was moved at the same time reads so when it is saved', async () => {
  await open('correct', {
    'POST /api/submissions/:submissionId/corrections': { ...SAVED, state: 1 },
  });
  type(await until(reference), 'Rama caída');
  press('Guardar');
  await until(() =>
    expect(text()).toContain('La respuesta VM12 se guardó. Mientras usted la corregía pasó a «Archivada».'),
  );
  expect(location.pathname).toBe(URLS.view);
});

it('X36.40 in the view a date that stays locked says why, and every other answer leads to its correction', async () => {
  await open('view');
  await until(() => expect(links(/^Corregir: /)).toEqual([`${URLS.correct}#q.q`]));
  expect(links(/^Completar: /)).toEqual([]);
  expect(text().split('Las fechas ya contestadas no se corrigen.')).toHaveLength(2);
});

it('X36.40 who may only complete is led to what is missing, and to nothing else', async () => {
  await open('view', repliesFor(VIEW, playedReview({}, { correct: false })));
  const missing = await until(() => one('link', 'Completar: Referencia'));
  expect([missing.textContent, links(/^(Corregir|Completar): /)]).toEqual([
    'Completar',
    [`${URLS.complete}#q.q`],
  ]);
  press(missing);
  await until(() => expect(document.activeElement).toBe(reference()));
  expect(location.pathname + location.hash).toBe(`${URLS.complete}#q.q`);
});

it.each<[Role, keyof typeof URLS]>([
  ['ROLE_SUPERVISOR', 'complete'],
  ['ROLE_INSPECTOR_ELEVADO_CORRECTOR', 'complete'],
  ['ROLE_INSPECTOR_ELEVADO_CORRECTOR', 'correct'],
])('P2.13 P2.14 R6.02 %s opens the page to %s', async (role, page) => {
  await open(page, {}, role);
  await until(() => expect(reference().value).toBe(''));
});

it('R2.051 the view has a card with the citizen', async () => {
  const citizen = {
    id: 1,
    firstName: 'Federica',
    lastName: 'Cisterna',
    documentNumber: '67622595',
    email: '',
    phone: '',
    street: '',
    legalPerson: false,
  };
  await open('view', repliesFor({ ...VIEW, citizen }));
  const card = await until(() => one('region', 'Ciudadano'));
  expect(card.textContent).toContain('Nombre y apellidoFederica Cisterna');
  expect(card.textContent).toContain('DNI67622595');
});
