// @vitest-environment jsdom
// The own submissions to a form, from the list of forms and back to it, and those of a form of somebody else.
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { AREA, TOWN } from '../../../app/testing/town.ts';
import { playedPage } from '../../../app/testing/played-list.ts';
import { FORM } from '../../../app/testing/played-submission.ts';
import { until } from '../../../platform/testing/draw.ts';
import { one, text } from '../../../platform/testing/find.ts';
import { never, refused } from '../../../platform/testing/played-server.ts';
import { press } from '../../../platform/testing/press-and-type.ts';

const OWN = 'GET /api/forms/:formId/own-submissions';
const ROW = {
  id: FORM,
  title: { text: 'Zona de nidos' },
  area: AREA,
  municipality: { id: TOWN.id, name: TOWN.name },
  public: false,
  version: 1,
  paymentGateway: false,
  marked: false,
  may: {
    answer: true,
    readSubmissions: true,
    readStatistics: false,
    edit: false,
    duplicate: false,
    delete: false,
    hold: false,
    publish: 'hidden',
  },
};

it('P2.16 P2.71 R2.011 R2.097 a person’s own submissions are opened from the list of forms, say that there are none, and lead back to it', async () => {
  const may = { create: false, editWorkflows: false };
  await openPage('/listar?texto=nidos', 'ROLE_INSPECTOR', {
    '*': never,
    'GET /api/forms': { forms: [ROW], total: 1, anyPaymentGateway: false, may },
    [OWN]: playedPage([]),
  });
  press(await until(() => one('button', 'Más acciones: Zona de nidos')));
  press(await until(() => one('entry', 'Mis respuestas')));
  await until(() => one('heading', 'Mis respuestas'));
  expect(location.pathname).toBe(`/misRespuestas/${FORM}`);
  await until(() => expect(text()).toContain('There are no answers available'));
  press(one('link', '<< Volver'));
  await until(() => expect(location.pathname + location.search).toBe('/listar?texto=nidos'));
  await openPage(`/misRespuestas/${FORM}`, 'ROLE_INSPECTOR', { [OWN]: () => refused('form-outside-areas') });
  await until(() => expect(text()).toContain('No tiene permisos para ver el formulario'));
});
