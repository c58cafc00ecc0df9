// Fills in forms like a person who only wants to finish: takes the first option, or writes a short text.
import { expect, type Locator, type Page } from '../stack.ts';

export function question(page: Page, name: string | RegExp): Locator {
  const title = page.locator('.question-name').filter({ hasText: name });
  return page.locator('.question').filter({ has: title }).last();
}

/** Waits until every question of the open sections is drawn: those below the first screen are drawn later. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('.section .question').first()).toBeVisible();
  await expect(page.locator('.section [aria-busy=true]')).toHaveCount(0);
}

/** Ticks the first condition of each required conditional section, then answers every required question shown. */
export async function answerWhatIsRequired(page: Page): Promise<void> {
  await untilDrawn(page);
  const required = page.locator('.section .question').filter({ has: page.locator('.question-required') });
  let answered = 0;
  let shown = 0;
  // An answer may show further questions below.
  for (; answered < shown || answered < (shown = await required.count()); answered++) {
    const asked = required.nth(answered);
    const { hasChoices, value, help } = await asked.evaluate(readQuestion);
    const field = asked.locator('textarea, input:not([type=search])').first();
    if (hasChoices) await asked.locator('input[type=radio], input[type=checkbox]').first().check();
    else if (value === '') await field.fill(shortAnswer(help));
  }
  expect(answered).toBeGreaterThan(0);
  await expectNothingMissing(page);
}

/** Every section says that it is complete, closed ones too. A citizen and signatures may still be missing. */
async function expectNothingMissing(page: Page): Promise<void> {
  await expect(page.locator('.section-status').first()).toBeVisible();
  await expect(page.locator('.section-status:not(.section-complete)')).toHaveCount(0);
}

/** Runs in the page: all at once, because the driver searches the whole form for each thing that it asks of a question. */
function readQuestion(asked: Element) {
  const field = asked.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=search])',
  );
  const helps = [...asked.querySelectorAll<HTMLElement>('.question-help')];
  return {
    hasChoices: asked.querySelector('input[type=radio], input[type=checkbox]') !== null,
    value: field?.value ?? '',
    help: helps.map(({ innerText }) => innerText).join(' '),
  };
}

function shortAnswer(help: string): string {
  if (help.includes('Solo números')) return '12';
  return help.includes('dirección web') ? 'www.villamaria.example' : 'Prueba';
}

/** Presses the key until the element has the focus; fails when the keyboard does not reach it. */
export async function walk(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown',
): Promise<void> {
  // Found once, unless the page draws it anew: finding it by its role at each press takes longer than the press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    const at = await element?.evaluate((found) => ({
      hasFocus: found === document.activeElement,
      isThere: found.isConnected,
    }));
    if (at?.hasFocus) break;
    if (at?.isThere) await page.keyboard.press(key);
    else element = await target.elementHandle();
  }
  await expect(target).toBeFocused();
}

export const tabTo = (page: Page, target: Locator): Promise<void> => walk(page, target, 'Tab');

export interface Typed {
  readonly title: string;
  /** The text that a spreadsheet should contain. */
  readonly text: string;
}

const VALUES: readonly (readonly [RegExp, string])[] = [
  [/Solo números/, '12'],
  [/coma/, '12,5'],
  [/Día, mes y año/, '05/02/2026'],
  [/Hora y minutos/, '08:15'],
  [/dirección web/, 'https://www.ejemplo.org/acta'],
];

async function titleOf(asked: Locator): Promise<string> {
  return (await asked.locator('.question-name').first().innerText())
    .replace(/\s*\(requerida\)\s*$/, '')
    .trim();
}

async function answerOne(asked: Locator): Promise<string> {
  const choice = asked.locator('input[type=radio], input[type=checkbox]').first();
  if ((await choice.count()) > 0) {
    await choice.check();
    const label = await choice.evaluate((element: HTMLInputElement) => element.labels?.[0]?.innerText ?? '');
    return label.trim();
  }
  const help = (await asked.locator('.question-help').allInnerTexts()).join(' ');
  const value = VALUES.find(([words]) => words.test(help))?.[1] ?? 'Se observa "todo" en orden; nada más.';
  await asked.locator('textarea, input:not([type=search])').first().fill(value);
  return value;
}

/** Opens every section, ticks the first condition of each conditional one and answers every question shown. */
export async function answerEverything(page: Page): Promise<readonly Typed[]> {
  await page.getByRole('button', { name: 'Expandir secciones' }).click();
  await untilDrawn(page);
  const conditions = page.locator('.condition-list');
  for (let index = 0; index < (await conditions.count()); index++) {
    await conditions.nth(index).locator('input[type=checkbox]').first().check();
  }
  const all = page.locator('.section .question');
  const typed: Typed[] = [];
  for (let index = 0; index < (await all.count()); index++) {
    const asked = all.nth(index);
    typed.push({ title: await titleOf(asked), text: await answerOne(asked) });
  }
  return typed;
}
