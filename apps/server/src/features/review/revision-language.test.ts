// In which language a citizen reads the e-mails about what they sent.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, saveForm, submitTo } from '../../testing/forms.ts';
import { PORTAL_FORM, submitAsCitizen } from '../../testing/portal.ts';
import { openRevisionWorld, type RevisionWorld } from '../../testing/review/revision-world.ts';
import { HOME, testId } from '../../testing/territory.ts';

let opened: RevisionWorld;
beforeAll(async () => {
  opened = await openRevisionWorld();
});
afterAll(() => opened.close());

const languageOf = async (id: string) =>
  (
    await sql<{ language: string }>`select language from submissions where id = ${id}`.execute(
      opened.world.db,
    )
  ).rows[0]?.language;

it.each([
  ['es', 'Le piden revisar una respuesta', 'Conteste hasta el'],
  ['pt', 'Pedem que você revise uma resposta', 'Responda até'],
  ['en', 'You are asked to revise an answer', 'Please answer until'],
  ['ja', '回答の見直しのお願い', '回答の期限'],
])(
  'X34.36 %s: who sent it reads the letters in the language of their page',
  async (language, subject, until) => {
    const id = await opened.sent(`in${language}`, { language });
    const due = new Date(opened.world.time.now.getTime() + 10 * 24 * 60 * 60_000);
    await opened.ask(id, ['count'], { dueOn: due.toISOString().slice(0, 10) });
    const [letter] = await opened.mailsFor(id);
    expect(letter?.subject).toContain(subject);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(due);
    expect(letter?.text).toContain(`${until}: ${day}`);
  },
);

it('P1.24 X34.36 the form is called by its title in that language too', async () => {
  const { world } = opened;
  const title = { text: 'Podas', in: { en: 'Pruning' } };
  const id = await opened.sent('titled', { language: 'en' });
  await sql`update forms set titles = ${JSON.stringify(title)}::jsonb where id = ${testId('formtitled')}`.execute(
    world.db,
  );
  await opened.ask(id, ['count']);
  const [letter] = await opened.mailsFor(id);
  expect(letter?.subject).toMatch(/^You are asked to revise an answer: Pruning HM\d+$/);
  expect(letter?.text).toMatch(/Answer: Pruning HM\d+/);
});

it('X34.36 a municipality that words the subject itself does so for people whose language is Other', async () => {
  const own = { 'mail-message.revision-subject': 'Tenés que revisar lo que mandaste' };
  await sql`update municipalities set own_texts = ${JSON.stringify(own)}::jsonb where id = ${HOME.id}`.execute(
    opened.world.db,
  );
  const id = await opened.sent('inot', { language: 'ot' });
  await opened.ask(id, ['count']);
  expect((await opened.mailsFor(id))[0]?.subject).toContain('Tenés que revisar lo que mandaste');
  const spanish = await opened.sent('ines2', { language: 'es' });
  await opened.ask(spanish, ['count']);
  expect((await opened.mailsFor(spanish))[0]?.subject).toContain('Le piden revisar una respuesta');
});

it('X34.36 it is Spanish when no page said its language, or one that the product does not know', async () => {
  for (const [name, page] of [
    ['unsaid', undefined],
    ['unknown', { language: 'xx' }],
  ] as const) {
    const id = await opened.sent(name, page);
    await opened.ask(id, ['count']);
    expect((await opened.mailsFor(id))[0]?.subject).toContain('Le piden revisar una respuesta');
  }
});

it('X34.36 the page of staff says nothing about the language of whom they write about', async () => {
  const { world } = opened;
  const form = await saveForm(world.as.admin, { id: 'bystaff', definition: PORTAL_FORM });
  const body = { id: 'bystaff', answers: answersOf({ name: 'Ana' }), language: 'en' };
  expect((await submitTo(world.as.admin, form, body)).status).toBe(200);
  expect(await languageOf(testId('bystaff'))).toBe('');
});

it('X34.36 a resend after the language was changed is the same submission', async () => {
  const id = await opened.sent('again', { language: 'pt' });
  const answers = answersOf({ name: 'Ana', day: '01/02/2026', count: '3' });
  const again = { id: 'again', answers, language: 'en' };
  expect((await submitAsCitizen(opened.ana, testId('formagain'), again)).body.id).toBe(id);
  expect(await languageOf(id)).toBe('pt');
});
