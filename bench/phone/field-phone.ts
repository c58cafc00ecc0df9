// Measures a phone of 2 GB in the field: a prepared form is opened without a connection, letters are typed on its page of 110
// questions, and a full outbox is listed, with a processor six times as slow.
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER } from '../../playwright.config.ts';
import { bigForm } from '../big-form.ts';
import { saveForm, signIn } from '../client.ts';
import { fillOutbox } from './outbox-of-phone.ts';
import type { Stack } from '../stack.ts';
import { median, percentile, type Row } from '../table.ts';

const INSPECTOR = 'tadeo.figueredo@villamaria.example';
const QUESTIONS = 110;
const VISITS = 5;
const LETTERS = 60;
const SLOWER = 6;
const SUBMISSIONS = 200;
const PHOTOS_EACH = 3;

/** With this in the page, `opened` is when a field can take a letter. */
function watchForField(): void {
  const marks = globalThis as unknown as { opened: Promise<number> };
  marks.opened = new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main textarea, main input')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
    }).observe(document, { childList: true, subtree: true });
  });
}

async function prepare(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/mi-dia/preparar`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole('searchbox').first().fill(title);
  await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: 'Preparar', exact: true }).click();
  await page.getByText('Listo. Ya puede trabajar sin conexión.').waitFor({ timeout: 600_000 });
}

async function opens(page: Page, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(url, { waitUntil: 'commit' });
    times.push(await page.evaluate(() => (globalThis as unknown as { opened: Promise<number> }).opened));
    await page.goto('about:blank');
  }
  return times;
}

/** Milliseconds from the press of each key until its letter is painted. */
async function types(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const marks = globalThis as unknown as { painted: number[] };
    marks.painted = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => marks.painted.push(performance.now() - timeStamp), 0)),
      true,
    );
  });
  await page.locator('main textarea, main input[type=text]').first().focus();
  for (let letter = 0; letter < LETTERS; letter += 1) await page.keyboard.press('a', { delay: 60 });
  await page.waitForFunction(
    (all) => (globalThis as unknown as { painted: number[] }).painted.length >= all,
    LETTERS,
  );
  return page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted);
}

async function listsOutbox(page: Page, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(`${url}/borradores`, { waitUntil: 'commit' });
    await page.waitForFunction(
      (all) => document.querySelectorAll('.waiting-list > li').length >= all,
      SUBMISSIONS,
    );
    times.push(await page.evaluate(() => performance.now()));
    if (visit < VISITS - 1) await page.goto('about:blank');
  }
  return times;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
}

async function open(
  stack: Stack,
): Promise<{ readonly context: BrowserContext; readonly close: () => Promise<void> }> {
  const browser = await chromium.launch(BROWSER.launchOptions);
  const { locale, timezoneId } = BROWSER;
  const context = await browser.newContext({ locale, timezoneId, viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = (await signIn(stack, INSPECTOR)).split('=');
  await context.addCookies([{ name, value, url: stack.url }]);
  return { context, close: () => browser.close() };
}

export async function measureFieldPhone(stack: Stack): Promise<readonly Row[]> {
  const definition = { ...bigForm(QUESTIONS), title: { text: 'Inspección de campo' } };
  const form = await saveForm(stack, await signIn(stack), definition);
  const { context, close } = await open(stack);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForField);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await prepare(page, stack.url, definition.title.text);
    await context.setOffline(true);
    const opened = await opens(page, `${stack.url}/contestar/${form}`);
    await page.goto(`${stack.url}/contestar/${form}`);
    const painted = await types(page);
    await fillOutbox(page, { form, submissions: SUBMISSIONS, photosEach: PHOTOS_EACH });
    const listed = await listsOutbox(page, stack.url);
    const what = 'Field, CPU six times as slow';
    return [
      { what: `${what}: prepared form of 110 questions, median of 5`, value: median(opened), unit: 'ms' },
      { what: `${what}: key to paint, median`, value: median(painted), unit: 'ms' },
      { what: `${what}: key to paint, 95th percentile`, value: percentile(painted, 0.95), unit: 'ms' },
      { what: `${what}: outbox of 200 with 600 photos, median of 5`, value: median(listed), unit: 'ms' },
      { what: `${what}: memory of that page`, value: await heapOf(session), unit: 'MB' },
    ];
  } finally {
    await close();
  }
}
