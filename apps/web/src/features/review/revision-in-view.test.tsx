// @vitest-environment jsdom
// What a citizen is to revise: ticked in the view of the submission, asked for with words, and said to be asked.
import type { Review } from '@constancia/contract/submissions/review.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { playedReview, playedView, repliesFor, SUBMISSION } from '../../app/testing/played-submission.ts';
import { until } from '../../platform/testing/draw.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { press, type } from '../../platform/testing/press-and-type.ts';

const CLAIM = aForm()
  .with({ title: { text: 'Reclamo' } })
  .withOptions({ citizenAssociationFromCitizenPortal: true })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Entre calles' } }))
  .build();
const VIEW = playedView(
  { ...CLAIM, sections: CLAIM.sections.map((section) => ({ ...section, title: { text: 'Lugar' } })) },
  { answers: { ticked: {}, main: { q: { value: 'Mitre' } }, rows: {} } },
);
const MAY = { mark: true, requestChanges: true };
const MARK = 'PUT /api/submissions/:submissionId/review-marks';
const ASK = 'POST /api/submissions/:submissionId/change-requests';

type Mark = Review['marks'][number];

/** The server keeps the ticks: with a question goes its section, and with the last question of a section the section. */
async function openView() {
  let marks: Mark[] = [];
  const server = await openPage(`/ver/${SUBMISSION.id}`, 'ROLE_ADMIN', {
    ...repliesFor(VIEW),
    'GET /api/submissions/:submissionId/review': () =>
      playedReview({ marks, badge: marks.length > 0 ? 'to-correct' : null }, MAY),
    [MARK]: ({ body }) => {
      const { marked, sectionId, questionId } = body as Mark & { marked: boolean };
      const section = { sectionId };
      if (questionId === undefined) marks = marked ? [section] : [];
      else marks = marked ? [section, { sectionId, questionId }] : [];
      return { marks };
    },
  });
  await until(() => one('button', 'Enviar revisión al ciudadano'));
  return server;
}

const section = () => one('box', 'Revisar esta sección: Lugar');
const question = () => one('box', 'Revisar la respuesta a Entre calles');
const ticked = (...expected: boolean[]) =>
  until(() => expect([section().checked, question().checked]).toEqual(expected));
const ask = () => press('Enviar revisión al ciudadano');

it('R1.04 R2.080 R4.13 R4.14 R4.23 R5.01 R5.02 X31.82 what the citizen is to revise is ticked and sent', async () => {
  const server = await openView();
  const refuses = async (title: string, ...words: string[]) => {
    ask();
    const dialog = await until(() => one('dialog', title));
    for (const said of words) expect(dialog.textContent).toContain(said);
    press(one('button', 'Cerrar', dialog));
    await until(() => expect(all('dialog')).toEqual([]));
  };
  await refuses('Formulario ya contestado', 'No eligió ninguna respuesta.', 'Ya contestó este formulario');
  press(section());
  await ticked(true, false);
  await refuses(
    'Hay secciones que no indican las respuestas a revisar',
    'Indique en cada sección al menos una respuesta a revisar',
  );
  press(question());
  await ticked(true, true);
  await until(() => expect(text()).toContain('A corregir'));
  press(question());
  await ticked(false, false);
  press(question());
  await ticked(true, true);
  ask();
  const dialog = await until(() => all('dialog')[0] ?? null);
  press(one('button', 'Enviar', dialog!));
  await until(() => expect(text()).toContain('Escriba qué tiene que corregir el ciudadano.'));
  expect(server.to(ASK)).toEqual([]);
  type(document.querySelector('textarea'), 'Indique entre qué calles está.');
  const asked: Review['requests'][number] = {
    at: '2026-03-10T15:00:00.000Z',
    by: 'ana.perez',
    comment: 'Indique entre qué calles está.',
    needsCompletion: true,
    answeredAt: null,
    acceptedBy: '',
    dueOn: null,
    message: '',
    recalledAt: null,
    recalledBy: '',
  };
  server.play({
    [ASK]: () => {
      const review = playedReview({ requests: [asked], badge: 'in-review' }, MAY);
      server.play({ 'GET /api/submissions/:submissionId/review': review });
      return { requested: 1, mailed: true };
    },
  });
  press(one('button', 'Enviar', dialog!));
  await until(() => expect(text()).toContain('La revisión se envió al ciudadano.'));
  expect(server.to(ASK)[0]?.body).toMatchObject({ comment: asked.comment });
  await until(() => expect(text()).toContain('En revisión'));
  await ticked(false, false);
  expect(text()).toContain('Espera la respuesta del ciudadano.');
});

it('R2.080 a mail about a revision stands in the list of deliveries by what it is', async () => {
  const moment = '2026-03-10T15:00:00.000Z';
  const entry = {
    id: '8f0d6a3e-3a5b-4b6e-9a3e-0d6a3e3a5b4b',
    kind: 'revision-mail',
    submissionId: SUBMISSION.id,
    label: 'Reclamo VM12',
    labelIn: {},
    state: 'delivered',
    attempts: 1,
    lastProblem: '',
    createdAt: moment,
    createdBy: 'ana.perez',
    dueAt: moment,
    resolvedAt: moment,
  };
  await openPage('/envios', 'ROLE_ADMIN', {
    'GET /api/outbox': {
      entries: [entry],
      next: null,
      counts: { waiting: 0, delivered: 1, failed: 0 },
      timeZone: 'UTC',
    },
  });
  await until(() => expect(text()).toMatch(/Reclamo VM12Correo sobre una revisión · /));
});
