// A person is erased while the appointment of a submission that stays is booked, moved, cancelled or marked: one of them comes
// first, and the other one ends too.

import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  beginAgain,
  book,
  booked,
  LATER_ON_WEDNESDAY,
  linkOf,
  NOON,
  openAgendaWorld,
} from '../../testing/appointments/agenda-world.ts';
import { savePerson } from '../../testing/citizens.ts';
import { sendAbout } from '../../testing/erasure/erasure-world.ts';
import { answersOf, saveForm } from '../../testing/forms.ts';
import { ANA, type TestCitizen } from '../../testing/portal.ts';
import { inLineForAudit } from '../../testing/queries.ts';
import { HOME, testId } from '../../testing/territory.ts';
import type { TestReply, TestWorld } from '../../testing/with-app.ts';
import { erasePersonEverywhere } from './run-erase-person.ts';

let world: TestWorld;
let visits = '';
beforeAll(async () => {
  world = await openAgendaWorld();
  const definition = aForm()
    .with({ title: { text: 'Visita' } })
    .withOptions({ citizen: true })
    .withSection('s', aQuestion('name', 'text'))
    .build();
  visits = await saveForm(world.as.admin, { id: 'visits', definition });
});
afterAll(() => world.close());

const atDesk = (id: string, rest: string, body: object) =>
  world.as.admin.post(`/api/submissions/${testId(id)}/appointment${rest}`, body);
const byLink = (rest: string, body: object) =>
  world.visitor.post(`/api/public/appointment-link${rest}`, body);

const erase = ({ documentNumber }: TestCitizen): Promise<string> =>
  erasePersonEverywhere({ ...world.services, mailFolder: world.services.config.mail.folder }, [
    documentNumber,
    '--municipality',
    HOME.id,
  ]);

let made = 0;

/** Books the appointment of the submission; returns the change that is to happen. */
type Change = (id: string, who: TestCitizen) => Promise<() => Promise<TestReply>>;

it.each<[string, Change]>([
  [
    'the staff cancels it',
    async (id, who) => {
      await booked(world, id, { who });
      return () => atDesk(id, '/cancellation', { seen: 0, reason: 'Cierra' });
    },
  ],
  [
    'the staff notes who came',
    async (id, who) => {
      const start = new Date(NOON.getTime() + 2 * 3_600_000).toISOString();
      await booked(world, id, { who, start });
      world.time.now = new Date(start);
      return () => atDesk(id, '/attendance', { seen: 0, attendance: 'came' });
    },
  ],
  [
    'the staff moves it',
    async (id, who) => {
      await booked(world, id, { who });
      return () => atDesk(id, '', { seen: 0, start: LATER_ON_WEDNESDAY });
    },
  ],
  [
    'its person moves it',
    async (id, who) => {
      const token = await linkOf(await booked(world, id, { who }), id);
      return () => byLink('/booking', { token, start: LATER_ON_WEDNESDAY, seen: 0 });
    },
  ],
  [
    'its person cancels it',
    async (id, who) => {
      const token = await linkOf(await booked(world, id, { who }), id);
      return () => byLink('/cancellation', { token, seen: 0 });
    },
  ],
  [
    'its person books it again',
    async (id, who) => {
      const browser = await booked(world, id, { who });
      const token = await linkOf(browser, id);
      expect((await byLink('/cancellation', { token, seen: 0 })).status).toBe(200);
      return () => book(browser, id, LATER_ON_WEDNESDAY);
    },
  ],
])(
  'X37.14 X34.76 X34.77 while %s its person is erased: both are done, whichever comes first',
  async (_name, change) => {
    for (const first of ['erasure', 'change'] as const) {
      await beginAgain(world);
      made += 1;
      const id = `case${made}x`;
      const who = {
        ...ANA,
        id: 500 + made,
        documentNumber: `${40_111_200 + made}`,
        email: `ana${made}@correo.example`,
        username: `vecina.${made}`,
      };
      await savePerson(world, who);
      const send = await change(id, who);
      // Deleting it takes the lock of the audit log before the appointment is silenced.
      await sendAbout(world, visits, { id: `${id}v`, who, answers: answersOf({ name: 'x' }) });
      let status = 0;
      let report = '';
      const changing = async () => {
        ({ status } = await send());
      };
      const erasing = async () => {
        report = await erase(who);
      };
      await inLineForAudit(
        world.db,
        HOME.id,
        first === 'erasure' ? [erasing, changing] : [changing, erasing],
      );
      expect(report).toContain('Erased: 1 submissions');
      // A link is gone with the person.
      expect([200, 404]).toContain(status);
    }
  },
);
