// @vitest-environment jsdom
// Coming in from the citizen portal: while the entry is verified, when it fails, and when the server is not reached.
import { expect, it } from 'vitest';
import { FORM, openPublicPage } from '../../app/testing/open-public-page.tsx';
import { click } from '../../platform/testing/act-on.ts';
import { until } from '../../platform/testing/draw.ts';
import { one } from '../../platform/testing/find.ts';
import { never, type PlayedReplies, refused, unreached } from '../../platform/testing/played-server.ts';

const ENTER = 'POST /api/portal/entry';
const NOBODY: PlayedReplies = { 'GET /api/portal/entry': () => refused('portal-entry-failed') };
const ENTRY = {
  citizen: { id: 7, firstName: 'Federica', lastName: 'Cisterna', username: 'vecino.67622595' },
  municipality: { id: 'Mun45678901234567890', name: 'Villa María', brand: '', usesAws: false },
  formerIds: [],
  alreadyAnswered: false,
};
const open = (url: string, replies: PlayedReplies) =>
  openPublicPage(url, { '*': never, ...NOBODY, ...replies });
const alert = () => until(() => one('alert', /./));
const ENTRY_FAILED = 'Error al ingresar desde Portal Ciudadano';

it('A2.36 A2.37 A8.13 A8.14 R8.29 R8.30 P2.43 a card says that the entry is verified, and one that it failed', async () => {
  const reply = Promise.withResolvers<object>();
  open(`/ciudadano/contestar/${FORM}/nobody`, { [ENTER]: () => reply.promise });
  await until(() => one('status', /Cargando el ingreso desde Portal Ciudadano/));
  expect(location.pathname).toBe(`/ciudadano/contestar/${FORM}`);
  reply.resolve(refused('portal-entry-failed'));
  const card = await alert();
  expect(card.textContent).toContain(ENTRY_FAILED);
  expect(card.textContent).toContain(
    'Ocurrió un error al verificar su sesión, vuelva a ingresar desde el Portal Ciudadano.',
  );
  expect(document.querySelectorAll('.question')).toHaveLength(0);
});

it.each(['/ciudadano/formularios/respuestas', '/ciudadano/revision/aaaaaaaaaaaaaaaaaaaa'])(
  'A8.13 R8.29 R8.30 who did not come in reads on %s that the entry failed',
  async (url) => {
    open(url, {});
    expect((await alert()).textContent).toContain(ENTRY_FAILED);
  },
);

it('A8.01 X22.01 without a connection nothing is exchanged and it can be tried again', async () => {
  const server = open('/ciudadano/formularios/respuestas/token-0123', { [ENTER]: unreached });
  const again = await until(() => one('button', 'Reintentar'));
  server.play({
    [ENTER]: ENTRY,
    'GET /api/portal/submissions': { submissions: [], timeZone: 'America/Argentina/Cordoba', next: null },
  });
  await click(again);
  await until(() => one('heading', 'Mis respuestas'));
  expect(server.to(ENTER).map(({ body }) => body)).toEqual([
    { token: 'token-0123' },
    { token: 'token-0123' },
  ]);
});

it('A8.01 a citizen whose form does not exist reads so', async () => {
  open(`/ciudadano/contestar/${FORM}/token-0123`, { [ENTER]: () => refused('form-not-found') });
  expect((await alert()).textContent).toContain('El formulario a contestar no existe.');
});
