// Runs tests of the tree in the current folder as long as the parent asks: Vitest, its database and what it has compiled
// are made ready once for all of them. Each run has workers of its own, so that nothing of the run before is left in
// memory. With `shared` the files of one run share workers and what those import, as they do in `npm test`.

import { resolve } from 'node:path';
import { createVitest, type Reporter, type TestModule } from 'vitest/node';
import type { Asked, Outcome } from './vitest-runner.ts';

interface Counts {
  passed: number;
  readonly failures: string[];
}

/** Of the run that is under way, by the path of the file. */
const counts = new Map<string, Counts>();
/** What the run before had changed may have been put right since. */
let changedBefore: string | undefined;

function countsOf({ moduleId }: TestModule): Counts {
  const known = counts.get(moduleId) ?? { passed: 0, failures: [] };
  counts.set(moduleId, known);
  return known;
}

const counting: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const file = countsOf(test.module);
    if (state === 'passed') file.passed += 1;
    if (state === 'failed')
      file.failures.push([test.fullName, ...(errors ?? []).map(({ message }) => message)].join('\n'));
  },
  onTestModuleEnd(module) {
    const { failures } = countsOf(module);
    for (const { message } of module.errors()) failures.push(`${module.relativeModuleId}\n${message}`);
    for (const suite of module.children.allSuites())
      for (const { message } of suite.errors()) failures.push(`${suite.fullName}\n${message}`);
  },
};

const isShared = process.argv.includes('shared');
const vitest = await createVitest({
  watch: false,
  ...(!isShared && { isolate: true }),
  // Many tests of many files wait for each other's turn, and often for something outside the processor.
  maxWorkers: isShared ? 3 : 1,
  reporters: [counting],
});
await vitest.standalone();

async function run({ changed, tests }: Asked): Promise<readonly Outcome[]> {
  for (const path of [changedBefore, changed]) if (path !== undefined) vitest.invalidateFile(resolve(path));
  changedBefore = changed;
  const patterns = new Map(tests.map(({ file, pattern }) => [resolve(file), pattern]));
  const found = await vitest.globTestSpecifications([...patterns.keys()]);
  const specifications = found.flatMap(({ project, moduleId }) => {
    const pattern = patterns.get(moduleId);
    if (pattern === undefined) return [];
    return [project.createSpecification(moduleId, { testNamePattern: new RegExp(pattern) })];
  });
  counts.clear();
  await vitest.runTestSpecifications(specifications);
  return tests.map(({ file }) => {
    const { passed, failures } = counts.get(resolve(file)) ?? { passed: 0, failures: [] };
    return { passed, failed: failures.length, message: failures[0] ?? 'no test ran' };
  });
}

async function end(): Promise<void> {
  await vitest.close();
  process.exit();
}

/** Nobody listens any more to the run of a test that hung. */
const reply = (said: readonly Outcome[] | string) => process.connected && process.send?.(said);

process.on('message', (asked: Asked) => {
  run(asked).then(reply, (error: unknown) => reply(String(error)));
});
// The parent lets go of it, or is gone.
process.on('disconnect', () => void end());
