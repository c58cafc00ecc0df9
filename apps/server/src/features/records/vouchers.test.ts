// What vouchers and records say of the person and of the appointment, and where their QR codes lead.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginAgain, book, openAgendaWorld, WEDNESDAY } from '../../testing/appointments/agenda-world.ts';
import { answersOf, STAFF_FORM, saveForm, submitTo } from '../../testing/forms.ts';
import { AGENDAS } from '../../testing/outside/outside.ts';
import { ANA, cookieOf, enterPortal, PORTAL_FORM, submitAsCitizen } from '../../testing/portal.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testId } from '../../testing/territory.ts';
import { type Caller, caller, type TestReply, type TestWorld } from '../../testing/with-app.ts';

const VOUCHER = 'Preséntese con este comprobante.';
const BOOKED = {
  ...PORTAL_FORM,
  voucherText: VOUCHER,
  options: { ...PORTAL_FORM.options, addAppointment: true, customizedVoucher: true },
  appointment: {
    appointmentData: appointmentDataOf(AGENDAS.licences),
    tenantUniqueName: AGENDAS.licences.tenantUniqueName,
  },
};
const PUBLIC = {
  ...PORTAL_FORM,
  voucherText: VOUCHER,
  options: { ...STAFF_FORM.options, publicAccess: true, pdfDownloadCode: true, customizedVoucher: true },
};

let world: TestWorld;
beforeAll(async () => {
  world = await openAgendaWorld();
  await beginAgain(world);
  await saveForm(world.as.admin, { id: 'booked', definition: BOOKED });
  await saveForm(world.as.admin, { id: 'public', definition: PUBLIC });
  const stateless = { ...PUBLIC, states: [], initialState: null };
  await saveForm(world.as.admin, { id: 'stateless', definition: stateless });
});
afterAll(() => world.close());

const browserOf = (reply: TestReply) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return caller(world.app, { cookie: cookieOf(reply) });
};

/** What the browser that has just sent a submission gets as PDF. */
async function paperOf(
  browser: Caller,
  id: string,
  wanted: { readonly kind: string; readonly language?: string },
) {
  const asked = await browser.post(`/api/public/submissions/${testId(id)}/records`, wanted);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await world.runJobs();
  const { url } = (await browser.get(`/api/records/${asked.body.id}`)).body;
  return readPdf((await browser.get(url)).raw);
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ');

it('X36.46 voucher and record name the person and the appointment of our own agenda, as long as it stands', async () => {
  const citizen = await enterPortal(world, ANA);
  const browser = browserOf(await submitAsCitizen(citizen, testId('booked'), { id: 'a1' }));
  for (const kind of ['voucher', 'record']) {
    const before = await paperOf(browser, 'a1', { kind });
    expect(before.text).toContain('Ana Paz');
    expect(before.text).not.toContain('Turno');
  }
  expect((await book(browser, 'a1', WEDNESDAY)).status).toBe(200);
  for (const kind of ['voucher', 'record']) {
    const paper = await paperOf(browser, 'a1', { kind });
    for (const said of [
      'Ana Paz',
      ANA.documentNumber,
      'Turno',
      'Licencias de conducir',
      '11/03/2026',
      '08:00',
      'Mitre 100',
    ])
      expect(paper.text, `${kind}: ${said}`).toContain(said);
    expect(paper.accessible).toBe(true);
  }
  const voucher = await paperOf(browser, 'a1', { kind: 'voucher' });
  expect(voucher.text).toContain(VOUCHER);
  expect(voucher.text).not.toContain(ANA.email);
  expect(voucher.text).not.toContain('Pregunta');
  const central = await paperOf(browser, 'a1', { kind: 'voucher', language: 'ca' });
  expect(central.text).toContain('Cita');
  expect(central.text).not.toContain('Turno');
  await sql`update appointments set cancelled_at = now() where submission_id = ${testId('a1')}`.execute(
    world.db,
  );
  expect((await paperOf(browser, 'a1', { kind: 'voucher' })).text).not.toContain('Licencias de conducir');
});

it('X36.47 the QR code opens the state or the record with its code, and says which', async () => {
  const sent = await submitTo(world.visitor, testId('public'), {
    id: 'b1',
    answers: answersOf({ name: 'x' }),
    public: 'yes',
  });
  const browser = browserOf(sent);
  const { code, recordCode } = (await browser.get('/api/public/receipt')).body;
  const voucher = await paperOf(browser, 'b1', { kind: 'voucher' });
  expect(voucher.alternatives).toEqual([
    expect.stringMatching(
      `^Escanee el código para ver el estado del trámite: http://[^/]+/publico/consultar-estado\\?codigo=${code}$`,
    ),
  ]);
  expect(wordsOf(voucher.text)).toContain('Escanee el código para ver el estado del trámite');
  const record = await paperOf(browser, 'b1', { kind: 'record' });
  expect(record.alternatives).toEqual([
    expect.stringMatching(
      `^Escanee el código para descargar el acta: http://[^/]+/actas/consultar\\?codigo=${recordCode}$`,
    ),
  ]);
  expect(wordsOf(record.text)).toContain('Escanee el código para descargar el acta');
  const stateless = await submitTo(world.visitor, testId('stateless'), {
    id: 'b2',
    answers: answersOf({ name: 'x' }),
    public: 'yes',
  });
  const other = browserOf(stateless);
  const { recordCode: otherCode } = (await other.get('/api/public/receipt')).body;
  const [opened = ''] = (await paperOf(other, 'b2', { kind: 'voucher' })).alternatives;
  expect(opened).toContain(`/actas/consultar?codigo=${otherCode}`);
});

it('X36.47 a paper that the public cannot look up has no QR code: none leads to the pages of the staff', async () => {
  const citizen = await enterPortal(world, ANA);
  const browser = browserOf(await submitAsCitizen(citizen, testId('booked'), { id: 'c1' }));
  for (const kind of ['voucher', 'record'])
    expect((await paperOf(browser, 'c1', { kind })).alternatives).toEqual([]);
  const asked = await world.as.admin.post(`/api/submissions/${testId('c1')}/records`, {
    language: 'es',
    options: DEFAULT_RECORD_OPTIONS,
  });
  await world.runJobs();
  const { url } = (await world.as.admin.get(`/api/records/${asked.body.id}`)).body;
  expect((await readPdf((await world.as.admin.get(url)).raw)).alternatives).toEqual([]);
});
