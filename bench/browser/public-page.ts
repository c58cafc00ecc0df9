// Measures what a citizen's browser loads for a public form, and how soon a form of 1,000 questions accepts the first
// letter.
import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../../playwright.config.ts';
import { bigForm } from '../big-form.ts';
import { saveForm, signIn } from '../client.ts';
import { painted } from './painted.ts';
import type { Stack } from '../stack.ts';
import { percentile, percentileRows, type Row } from '../table.ts';

const VISITS = 7;
const KEYS = 40;

interface ScriptKilobytes {
  /** Until the form can be filled in. */
  readonly first: number;
  /** With what is fetched when the browser is idle, for when there is no connection. */
  readonly all: number;
}

/** Kilobytes of JavaScript that are transferred, compressed as the server sends them. */
async function scriptKilobytes(page: Page, url: string): Promise<ScriptKilobytes> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  // The blocks of a form are fetched once the form is drawn and the browser idle; this holds that back.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const page = globalThis as unknown as { requestIdleCallback: unknown; release: () => void };
    page.requestIdleCallback = (work: () => void) => held.push(work);
    page.release = () => {
      for (const work of held) work();
    };
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = bytes / 1024;
  await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
  return { first, all: bytes / 1024 };
}

/**
 * Milliseconds from the start of the visit until a field is on the screen and the page can handle a key press,
 * measured at the first task after the frame that painted the field.
 */
async function firstInput(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const mark = globalThis as unknown as { ready: Promise<number> };
    mark.ready = new Promise((done) => {
      const observe = new MutationObserver(() => {
        if (!document.querySelector('main textarea, main input')) return;
        observe.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
      });
      observe.observe(document, { childList: true, subtree: true });
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(() => (globalThis as unknown as { ready: Promise<number> }).ready);
  await page.getByRole('textbox').first().press('a');
  return milliseconds;
}

/** Milliseconds from a key press until its letter is painted, in the form of 1,000 questions. */
async function keystrokes(page: Page): Promise<readonly number[]> {
  const field = page.getByRole('textbox').first();
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) times.push(await painted(page, 'keydown', () => field.press('b')));
  return times;
}

export async function measurePublicPage(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const small = await saveForm(stack, cookie, bigForm(30));
  const large = await saveForm(stack, cookie, bigForm(1_000));
  // The same browser as for the journeys.
  const browser = await chromium.launch(BROWSER.launchOptions);
  try {
    const { first: kilobytes, all } = await scriptKilobytes(
      await browser.newPage({ serviceWorkers: 'block' }),
      `${stack.url}/publico/contestar/${small}`,
    );
    const first: number[] = [];
    let atOnce: readonly number[] = [];
    let typed: readonly number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ locale: 'es-AR' });
      const page = await context.newPage();
      first.push(await firstInput(page, `${stack.url}/publico/contestar/${large}`));
      if (visit === VISITS - 1) {
        atOnce = await keystrokes(page);
        await page.waitForLoadState('networkidle');
        typed = await keystrokes(page);
      }
      await context.close();
    }
    return [
      { what: 'Public form page: JavaScript, first visit', value: kilobytes, unit: 'kB brotli' },
      { what: 'Public form page: JavaScript with all blocks of the form', value: all, unit: 'kB brotli' },
      {
        what: 'Form of 1,000 questions: first input, median of 7 first visits',
        value: percentile(first, 0.5),
        unit: 'ms',
      },
      ...percentileRows('Form of 1,000 questions: key to paint while its blocks arrive', atOnce, 0.5, 0.95),
      ...percentileRows('Form of 1,000 questions: key to paint', typed, 0.5, 0.95),
    ];
  } finally {
    await browser.close();
  }
}
