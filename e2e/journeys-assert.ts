// A journey that asserts nothing passes whatever the product does: this reporter fails the run for each. What every
// journey asserts at its end (that the page complained of nothing) does not count.
// rules: X29.02
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** An assertion of the journey itself, not of what is set up before or looked at after it. */
function holdsAssertion({ category, steps }: TestStep): boolean {
  return (
    category === 'expect' || (category !== 'hook' && category !== 'fixture' && steps.some(holdsAssertion))
  );
}

export default class JourneysAssert implements Reporter {
  readonly #silent: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(holdsAssertion)) this.#silent.push(test.titlePath().join(' › '));
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const title of this.#silent) process.stdout.write(`${title}: asserts nothing\n`);
    return Promise.resolve(this.#silent.length > 0 ? { status: 'failed' } : {});
  }
}
