// Measures the editor with a stored form of 1,000 questions: how soon it can be used, how soon a change is painted,
// and how long the server takes to save it.
import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../../playwright.config.ts';
import { bigForm } from '../big-form.ts';
import { saveForm, signIn } from '../client.ts';
import { painted } from './painted.ts';
import type { Stack } from '../stack.ts';
import { percentile, percentileRows, type Row } from '../table.ts';

const QUESTIONS = 1_000;
const VISITS = 7;
const REPEATS = 20;

/** A page of a signed-in user. From the second visit on the application's files are in the browser's cache. */
async function staffPage(url: string, cookie: string): Promise<Page> {
  const browser = await chromium.launch(BROWSER.launchOptions);
  const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true }]);
  return context.newPage();
}

interface Opening {
  /** Until the first questions are drawn. */
  readonly first: number;
  /** Until all of them are. */
  readonly all: number;
}

/**
 * Milliseconds from the start of the visit until questions are in the page and the page can handle a key press, measured
 * at the first task after the frame that painted them.
 */
async function opening(page: Page, url: string): Promise<Opening> {
  // The visit starts from an empty page, because leaving a form of 1,000 questions must not count.
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(
    (questions) =>
      new Promise<Opening>((done) => {
        const drawn = () => document.querySelectorAll('.ed-question').length;
        const once = (count: number, then: () => void): unknown =>
          drawn() < count
            ? setTimeout(() => once(count, then), 4)
            : requestAnimationFrame(() => setTimeout(then, 0));
        once(1, () => {
          const first = performance.now();
          once(questions, () => done({ first, all: performance.now() }));
        });
      }),
    QUESTIONS,
  );
}

async function repeated(work: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < REPEATS; turn++) times.push(await work());
  return times;
}

/** Measures changes in the middle of the form. */
async function editing(page: Page): Promise<readonly Row[]> {
  const pick = page.locator('#pick-q500');
  await pick.click();
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const inserts = await repeated(async () => {
    await pick.click();
    return painted(page, 'click', () => tool('Agregar pregunta debajo').click());
  });
  await pick.click();
  let down = true;
  const moves = await repeated(() => {
    const button = tool(down ? 'Bajar' : 'Subir');
    down = !down;
    return painted(page, 'click', () => button.click());
  });
  await page.getByLabel('Título de la pregunta').focus();
  const keys = await repeated(() => painted(page, 'keydown', () => page.keyboard.press('a')));
  return [
    ...rowsOf('question inserted to paint', inserts),
    ...rowsOf('question moved to paint', moves),
    ...rowsOf('key in a title to paint', keys),
  ];
}

const rowsOf = (what: string, times: readonly number[]) =>
  percentileRows(`Editor, 1,000 questions: ${what}`, times, 0.5, 0.95);

/** Milliseconds that the server takes for each save; each one follows the version before. */
async function saves(url: string, cookie: string): Promise<readonly number[]> {
  const headers = { cookie, 'content-type': 'application/json' };
  const stored = (await (await fetch(url, { headers })).json()) as {
    readonly areaId: string;
    readonly version: number;
    readonly definition: ReturnType<typeof bigForm>;
  };
  const { areaId, definition } = stored;
  let { version } = stored;
  return repeated(async () => {
    const title = { text: `Formulario grande ${version}` };
    const body = JSON.stringify({ areaId, version, sync: false, definition: { ...definition, title } });
    const start = performance.now();
    const reply = await fetch(url, { method: 'PUT', headers, body });
    if (!reply.ok) throw new Error(await reply.text());
    version = ((await reply.json()) as { readonly version: number }).version;
    return performance.now() - start;
  });
}

export async function measureEditor(stack: Stack): Promise<readonly Row[]> {
  const cookie = await signIn(stack);
  const formId = await saveForm(stack, cookie, bigForm(QUESTIONS));
  const page = await staffPage(stack.url, cookie);
  try {
    const visits: Opening[] = [];
    for (let visit = 0; visit < VISITS; visit++)
      visits.push(await opening(page, `${stack.url}/editar/${formId}/formulario`));
    const edits = await editing(page);
    const saved = await saves(`${stack.url}/api/forms/${formId}`, cookie);
    return [
      {
        what: 'Editor, 1,000 questions: opened to usable, median of 7 visits',
        value: percentile(
          visits.map(({ first }) => first),
          0.5,
        ),
        unit: 'ms',
      },
      {
        what: 'Editor, 1,000 questions: opened until the last is drawn, median of 7 visits',
        value: percentile(
          visits.map(({ all }) => all),
          0.5,
        ),
        unit: 'ms',
      },
      ...edits,
      ...rowsOf('save on the server', saved),
    ];
  } finally {
    await page.context().browser()?.close();
  }
}
