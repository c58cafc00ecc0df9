// A reporter that fails the run for each journey without an assertion, because such a journey passes whatever the
// product does. The assertion at the end of every journey (no errors on the page) does not count.
// rules: X29.02
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Whether a step is or contains an assertion of the journey itself, not of the setup before or the check after it. */
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
