// @vitest-environment jsdom
// What a tab is called on every page of staff: what the page is, and of what.
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { until } from '../platform/testing/draw.ts';
import { never, type PlayedReplies } from '../platform/testing/played-server.ts';
import { openPage } from './testing/open-page.tsx';
import { AREA, TOWN } from './testing/town.ts';
import { playedPage } from './testing/played-list.ts';
import { FORM } from './testing/played-submission.ts';

const STATISTICS: FormStatistics = {
  form: { id: FORM, title: { text: 'Parte de guardia' } },
  answered: false,
  newestDay: null,
  countedAgain: false,
  range: { from: '2026-03-01', to: '2026-03-07' },
  today: '2026-03-07',
  total: 0,
  load: 100,
  hours: Array.from({ length: 24 }, () => 0),
  days: [],
  states: [],
  stays: [],
  sections: [],
};
const DEFINITION = { ...SMALL_FORM, title: { text: 'Parte de guardia' } };

/** What the pages of a form read. */
const REPLIES: PlayedReplies = {
  '*': never,
  'GET /api/forms/:formId': {
    id: FORM,
    version: 1,
    areaId: AREA.id,
    areaName: AREA.name,
    municipality: TOWN,
    definition: DEFINITION,
    createdAt: '2026-03-10T12:00:00.000Z',
    submissionCount: 0,
  },
  'GET /api/forms/:formId/versions': {
    title: DEFINITION.title,
    timeZone: TOWN.timeZone,
    versions: [],
    more: false,
  },
  'GET /api/forms/:formId/statistics': STATISTICS,
  'GET /api/forms/:formId/submissions': playedPage([]),
  'GET /api/forms/:formId/own-submissions': playedPage([]),
};

it.each([
  ['/listar', 'Formularios · Constancia'],
  ['/listar/importar', 'Importar XLSForm o JSON · Constancia'],
  ['/borradores', 'Borradores · Constancia'],
  ['/cuenta', 'Mi cuenta · Constancia'],
  ['/estadisticas-generales', 'Estadísticas generales · Constancia'],
  ['/envios', 'Envíos · Constancia'],
  ['/usuarios', 'Usuarios · Constancia'],
  ['/usuarios/importar', 'Importar usuarios · Constancia'],
  ['/areas', 'Áreas municipales · Constancia'],
  ['/municipios', 'Municipios · Constancia'],
  ['/municipios/territorio', 'Países y provincias · Constancia'],
  ['/auditoria', 'Auditoría · Constancia'],
  ['/activos', 'Activos · Constancia'],
  ['/incidentes', 'Incidentes · Constancia'],
  ['/incidentes/areas', 'Áreas de incidentes · Constancia'],
  ['/agendas', 'Agendas · Constancia'],
  ['/ciudadanos', 'Ciudadanos · Constancia'],
  ['/entradas/verificar', 'Verificar entrada · Constancia'],
  ['/editar/nuevo/formulario', 'Nuevo formulario · Constancia'],
  [`/editar/${FORM}`, 'Parte de guardia · Editar formulario · Constancia'],
  [`/historial/${FORM}`, 'Parte de guardia · Historial del formulario · Constancia'],
  [`/historial/${FORM}/importar`, 'Importar respuestas de ODK o Kobo · Constancia'],
  [`/estadisticas/${FORM}`, 'Estadísticas · Parte de guardia · Constancia'],
  [`/misRespuestas/${FORM}`, 'Mis respuestas · Parte de guardia · Constancia'],
  [`/respuestas/listado/${FORM}`, 'Respuestas · Parte de guardia · Constancia'],
  ['/no-hay-tal-pagina', 'The requested URL was not found. · Constancia'],
])('X33.90 the window of %s says %s', async (url, title) => {
  document.title = '';
  await openPage(url, 'ROLE_ADMIN', REPLIES);
  await until(() => expect(document.title).toBe(title));
});
