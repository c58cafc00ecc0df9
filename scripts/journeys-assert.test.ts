// Tests the reporter that refuses journeys without an assertion, with steps as Playwright reports them.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, expect, it, vi } from 'vitest';
import JourneysAssert from '../e2e/journeys-assert.ts';
import { DECIDED_IN, refusal } from '../e2e/steps/played.ts';

const ROOT = resolve(import.meta.dirname, '..');

type Steps = readonly { readonly category: string; readonly steps?: Steps }[];

const withSteps = (steps: Steps): unknown[] =>
  steps.map((step) => ({ ...step, steps: withSteps(step.steps ?? []) }));

const written: unknown[] = [];

async function statusOf(steps: Steps, status = 'passed'): Promise<string | undefined> {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(line) > 0);
  const reporter = new JourneysAssert();
  const test = { titlePath: () => ['e2e/a.spec.ts', 'P1.01 opens'] } as unknown as TestCase;
  reporter.onTestEnd(test, { status, steps: withSteps(steps) } as unknown as TestResult);
  return (await reporter.onEnd()).status;
}
afterEach(() => vi.restoreAllMocks());

it('X29.02 a journey that only clicks, or whose only assertion is the one at the end of all, fails the run', async () => {
  const atTheEnd = { category: 'hook', steps: [{ category: 'fixture', steps: [{ category: 'expect' }] }] };
  expect(await statusOf([{ category: 'pw:api' }, atTheEnd])).toBe('failed');
  expect(written).toContain('e2e/a.spec.ts › P1.01 opens: asserts nothing\n');
});

it('X29.02 a journey that asserts, also in a step of its own, passes; what failed or was skipped is reported elsewhere', async () => {
  expect(await statusOf([{ category: 'pw:api' }, { category: 'expect' }])).toBeUndefined();
  expect(await statusOf([{ category: 'test.step', steps: [{ category: 'expect' }] }])).toBeUndefined();
  expect(await statusOf([{ category: 'pw:api' }], 'skipped')).toBeUndefined();
});

it('X29.09 each refusal that a journey plays is one of which a test of the server proves when it is given', () => {
  const played = Object.entries(DECIDED_IN);
  expect(played.length).toBeGreaterThan(2);
  const unproved = played.filter(([code, path]) => {
    const text = readFileSync(resolve(ROOT, path), 'utf8');
    return !text.includes(`'${code}'`);
  });
  expect(unproved).toEqual([]);
  expect(refusal('municipality-blocked')).toMatchObject({
    status: 403,
    body: expect.stringContaining('"municipality-blocked"'),
  });
});

/** The texts of the tests below a folder. */
const testsIn = (folder: string) =>
  globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: ROOT }).map((path) =>
    readFileSync(resolve(ROOT, path), 'utf8'),
  );

it('X29.09 each refusal that a test of a page plays is named by a test of the server', () => {
  const played = testsIn('apps/web/src').flatMap((text) =>
    [...text.matchAll(/refused\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
  expect(new Set(played).size).toBeGreaterThan(30);
  const proved = testsIn('apps/server/src').join('\n');
  expect([...new Set(played)].filter((code) => !proved.includes(`'${code}'`))).toEqual([]);
});
