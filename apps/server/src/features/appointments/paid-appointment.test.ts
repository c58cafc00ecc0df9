// A form that sells and gives appointments: who has not paid books nothing.
import { appointmentDataOf } from '@constancia/domain/appointments/agenda.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginAgain, book, openAgendaWorld, WEDNESDAY } from '../../testing/appointments/agenda-world.ts';
import { saveForm } from '../../testing/forms.ts';
import { AGENDAS } from '../../testing/outside/outside.ts';
import { openPaymentGateway, type TestGateway } from '../../testing/outside/payment-gateway.ts';
import { ANA, cookieOf, enterPortal } from '../../testing/portal.ts';
import { buy, DENIED, notify, said } from '../../testing/purchases.ts';
import { sellingForm } from '../../testing/selling/selling-form.ts';
import { type Caller, caller, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPaymentGateway();
  world = await openAgendaWorld({ payments: gateway.settings });
  await beginAgain(world);
});
afterAll(async () => {
  await world.close();
  await gateway.stop();
});

async function sellingWithAppointment(): Promise<string> {
  const selling = sellingForm(5);
  const options = {
    ...selling.options,
    publicAccess: false,
    citizenAssociationFromCitizenPortal: true,
    addAppointment: true,
  };
  const { tenantUniqueName } = AGENDAS.licences;
  const appointment = { appointmentData: appointmentDataOf(AGENDAS.licences), tenantUniqueName };
  return saveForm(world.as.admin, { id: 'pool', definition: { ...selling, options, appointment } });
}

const offered = async (browser: Caller) => (await browser.get('/api/public/appointment')).body.appointment;

it('X34.72 a form that sells offers its appointment, and gives it, once it is paid', async () => {
  const formId = await sellingWithAppointment();
  const bought = await buy(await enterPortal(world, ANA), formId, { id: 'swims' });
  expect(bought.status, bought.raw.toString()).toBe(200);
  const { orderId } = bought.body.payment;
  const browser = caller(world.app, { cookie: cookieOf(bought) });
  expect(await offered(browser)).toBeNull();
  expect((await browser.get('/api/public/appointment/days')).body.days).toEqual([]);
  expect((await book(browser, 'swims', WEDNESDAY)).body.code).toBe('appointment-taken');
  await notify(world, await said(gateway, orderId, DENIED));
  expect(await offered(browser)).toBeNull();
  // A bank may say yes after it said no.
  await notify(world, await said(gateway, orderId));
  expect(await offered(browser)).toMatchObject({ booking: 'agenda', booked: null });
  expect((await book(browser, 'swims', WEDNESDAY)).status).toBe(200);
});
