// Voice notes: a phone records it, also without a connection, and staff hear it.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, expectAccessible, type Page, test } from '../stack.ts';
import { untilDownloaded } from '../steps/connection-steps.ts';
import { withMicrophone } from '../steps/camera-steps.ts';
import { newForm, openOnlySubmission } from '../steps/person-steps.ts';

const TITLE = { title: { text: 'Ruido' } };
const ROUND = aForm()
  .with({ title: { text: 'Ronda de ruidos' } })
  .withOptions({ publicAccess: true });
const RECORDING = ROUND.withSection('s', aQuestion('noise', 'text', { ...TITLE, allowsAudio: true })).build();

/** From the first second on: a busy machine shows a later one. */
const SOME_SECONDS = /^0:(?:0[1-9]|[1-5]\d) de 5:00$/;

const field = (page: Page) => page.getByRole('group', { name: 'Nota de voz de «Ruido»' });
const record = (page: Page) => field(page).getByRole('button', { name: 'Grabar nota de voz' });
const stop = (page: Page) => field(page).getByRole('button', { name: 'Detener' });
const attached = (page: Page) =>
  field(page).getByRole('button', { name: /^Quitar Nota de voz de 0 min \d+ s/ });
const player = (page: Page) => page.getByLabel(/^Ruido: Nota de voz de 0 min \d+ s\.webm$/);

/** Plays it from its beginning; resolves once it has sounded for a moment. */
async function hear(page: Page): Promise<void> {
  await player(page).evaluate((audio) => (audio as HTMLAudioElement).play());
  const heard = () => player(page).evaluate((audio) => (audio as HTMLAudioElement).currentTime);
  await expect.poll(heard).toBeGreaterThan(0.1);
}

async function sendIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guardado' })).toBeVisible();
}

test('X39.75 X39.77 X39.78 a note is recorded without a connection, survives a reload and is removed; a visitor records another, hears it and sends it; staff hear it in the view', async ({
  baseURL,
}) => {
  await withMicrophone({ asked: 'allowed', baseURL }, async (page) => {
    const form = await newForm(baseURL ?? '', RECORDING);
    await page.goto(`/publico/contestar/${form}`);
    await page.getByLabel('Ruido', { exact: true }).fill('Un taller');
    await untilDownloaded(page, ['voice-note']);
    await page.context().setOffline(true);
    await record(page).click();
    await expect(field(page).getByRole('timer')).toHaveText(SOME_SECONDS);
    await stop(page).click();
    await expect(field(page).getByText('Sin conexión.').first()).toBeVisible();
    await hear(page);
    // The connection is back, but uploads are not reached yet.
    await page.route('**/uploads', (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(false);
    await page.reload();
    await hear(page);
    await page.unroute('**/uploads');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await attached(page).click();
    await expect(record(page)).toBeVisible();

    await record(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page).getByRole('timer')).toHaveText(SOME_SECONDS);
    await expect(stop(page)).toBeFocused();
    await expectAccessible(page, 'recording a voice note');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText(/El archivo todavía no terminó de subir/).first()).toBeVisible();
    await stop(page).press('Enter');
    await expect(attached(page)).toBeVisible();
    await hear(page);
    await expectAccessible(page, 'question with a recorded voice note');
    await page.getByLabel('Ruido', { exact: true }).fill('');
    await sendIt(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openOnlySubmission(page, form);
    await hear(page);
    // The note is the answer.
    await expect(page.getByText('There is no answer.')).toHaveCount(0);
    await expectAccessible(page, 'submission with a voice note');
  });
});

test('X39.75 a refused microphone is said, and the form can be sent without a note', async ({ baseURL }) => {
  await withMicrophone({ asked: 'refused', baseURL }, async (page) => {
    await page.goto(`/publico/contestar/${await newForm(baseURL ?? '', RECORDING)}`);
    await record(page).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'No se pudo usar el micrófono: no tiene permiso.' }),
    ).toBeVisible();
    await expectAccessible(page, 'refused microphone');
    await page.getByLabel('Ruido', { exact: true }).fill('Un taller');
    await sendIt(page);
  });
});
