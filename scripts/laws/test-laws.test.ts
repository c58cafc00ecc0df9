// Tries each law about tests and journeys on offending code, which it must refuse, and on similar code, which must pass.
import { describe, it } from 'vitest';
import { holds } from '../testing/law-examples.ts';

const unit = 'packages/domain/src/forms/form.test.ts';
const journey = 'e2e/forms.spec.ts';

describe('each law about tests and journeys refuses its offending examples and accepts their clean twins', () => {
  it('X29.01 X29.02 a test can fail, always runs, and names eight rules at most', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `P1.${10 + at}`).join(' ');
    const test = (body: string, title = 'P1.01 adds') => `it('${title}', () => { ${body} });`;
    holds('tests-assert', {
      refused: [
        [unit, test('expect(1 + 1).toBe(2);', ids(9))],
        [unit, "describe('P5.05 one day', () => {});"],
        [unit, test('add(1, 1);')],
        [journey, "test('P1.01 opens', async ({ page }) => { await page.goto('/'); });"],
        [unit, test('if (found) expect(found).toBe(2);')],
        [unit, test('for (const one of found) expect(one).toBe(2);')],
        [unit, test('found.forEach((one) => expect(one).toBe(2));')],
        [unit, test('try { add(); } catch (error) { expect(error).toBe(2); }')],
        [unit, test('found && expect(found).toBe(2);')],
        [unit, "it.skipIf(true)('P1.01 adds', () => { expect(1 + 1).toBe(2); });"],
        [unit, "it.each(TABLE)('P1.01 %s', (one) => { if (one) expect(one).toBe(2); });"],
        [journey, "test.fixme('P1.01 opens', async () => { expect(1 + 1).toBe(2); });"],
        [unit, test('expect(true).toBe(true);')],
        [unit, test('expect(sum).toBe(sum);')],
      ],
      clean: [
        [unit, test('expect(1 + 1).toBe(2);', ids(8))],
        [unit, `describe('adding', () => { ${test('expect(add()).toBe(2);')} });`],
        [unit, test('expect(found).toHaveLength(3); for (const one of found) expect(one).toBe(2);')],
        [unit, test('for (const one of [1, 2] as const) expect(add(one)).toBe(2);')],
        [unit, test('for (const one of SUMS) expect(add(one)).toBe(2);')],
        [unit, test('for (let index = 0; index < 3; index++) expect(add(index)).toBe(2);')],
        [unit, test('fc.assert(fc.property(sums, (sum) => { expect(add(sum)).toBe(2); }));')],
        [journey, "test('P1.01 opens', async ({ page }) => { await expectAccessible(page, 'home'); });"],
      ],
    });
  });

  it('X29.09 a journey makes up no refusal of the server', () => {
    const answers = (reply: string) => `await page.route('**/x', (route) => route.fulfill(${reply}));`;
    holds('journeys-ask-the-server', {
      refused: [
        [journey, answers("{ status: 410, json: { code: 'form-deleted' } }")],
        [journey, answers('{ status, body: JSON.stringify({ code: problem }) }')],
        [journey, answers('{ status: 403, json: blocked }')],
        [journey, answers("problem(409, 'already-answered')")],
        [journey, answers('gone')],
      ],
      clean: [
        [journey, answers("refusal('already-answered')")],
        [journey, answers('{ status: 500, json: {} }')],
        [journey, answers('{ status: 404 }')],
        [journey, answers('{ response, json: { ...form, map: null } }')],
      ],
    });
  });

  it('X29.10 a test of the browser sets up no page of its own', () => {
    const component = 'apps/web/src/ui/staff/pager.test.tsx';
    holds('components-are-drawn-in-one-way', {
      refused: [
        [component, 'Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });'],
        [component, "vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);"],
        [component, 'const root = createRoot(document.body);'],
      ],
      clean: [
        [component, 'draw(<NumberedPages count={3} />);'],
        ['apps/web/src/platform/page/query-client.test.tsx', 'const root = createRoot(document.body);'],
        [component, "vi.stubGlobal('fetch', async () => Response.json({}));"],
      ],
    });
  });
});
