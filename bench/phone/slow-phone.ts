// Measures a cheap phone on a bad connection: the first visit to a public form on slow 3G with a processor four times as
// slow, until the first paint and until a field takes a letter.
import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../../playwright.config.ts';
import { bigForm } from '../big-form.ts';
import { saveForm, signIn } from '../client.ts';
import type { Stack } from '../stack.ts';
import { percentile, type Row } from '../table.ts';

const VISITS = 5;
/** 400 kbit/s and 400 ms until a reply begins, as the browser's own tools call slow 3G. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;

interface Visit {
  /** Milliseconds from the start of the visit. */
  readonly paint: number;
  readonly input: number;
  /** How much of the page moved after it was painted (cumulative layout shift). */
  readonly shift: number;
}

async function visit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const marks = globalThis as unknown as { input: Promise<number>; shift: number };
    marks.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    marks.input = new Promise((done) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main textarea, main input')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
      }).observe(document, { childList: true, subtree: true });
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const input = await page.evaluate(() => (globalThis as unknown as { input: Promise<number> }).input);
  const { paint, shift } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    shift: (globalThis as unknown as { shift: number }).shift,
  }));
  return { paint, input, shift };
}

export async function measureSlowPhone(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const form = await saveForm(stack, cookie, bigForm(30));
  const browser = await chromium.launch(BROWSER.launchOptions);
  try {
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count++) {
      const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 390, height: 844 } });
      visits.push(await visit(await context.newPage(), `${stack.url}/publico/contestar/${form}`));
      await context.close();
    }
    const median = (name: keyof Visit) =>
      percentile(
        visits.map((one) => one[name]),
        0.5,
      );
    return [
      {
        what: 'Slow 3G, CPU four times as slow: first paint, median of 5',
        value: median('paint'),
        unit: 'ms',
      },
      {
        what: 'Slow 3G, CPU four times as slow: first input, median of 5',
        value: median('input'),
        unit: 'ms',
      },
      {
        what: 'Slow 3G, CPU four times as slow: layout shift, median of 5',
        value: median('shift'),
        unit: '',
      },
    ];
  } finally {
    await browser.close();
  }
}
