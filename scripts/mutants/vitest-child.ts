// Runs tests of the tree in the current folder, one after another, as long as the parent asks: Vitest, its database and
// what it has compiled are made ready once for all of them. Each run has a worker of its own, so that nothing of the
// run before is left in memory.

import { resolve } from 'node:path';
import { createVitest, type Reporter } from 'vitest/node';
import type { Asked, Outcome } from './vitest-runner.ts';

let passed = 0;
let failures: string[] = [];
/** What the run before had changed may have been put right since. */
let changedBefore = '';

const counting: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') passed += 1;
    if (state === 'failed')
      failures.push([test.fullName, ...(errors ?? []).map(({ message }) => message)].join('\n'));
  },
  onTestModuleEnd(module) {
    for (const { message } of module.errors()) failures.push(`${module.relativeModuleId}\n${message}`);
    for (const suite of module.children.allSuites())
      for (const { message } of suite.errors()) failures.push(`${suite.fullName}\n${message}`);
  },
};

const vitest = await createVitest({ watch: false, isolate: true, maxWorkers: 1, reporters: [counting] });
await vitest.standalone();

async function run({ changed, file, pattern }: Asked): Promise<Outcome> {
  for (const path of [changedBefore, changed]) vitest.invalidateFile(resolve(path));
  changedBefore = changed;
  const found = await vitest.globTestSpecifications([resolve(file)]);
  const specifications = found.map(({ project, moduleId }) =>
    project.createSpecification(moduleId, { testNamePattern: new RegExp(pattern) }),
  );
  passed = 0;
  failures = [];
  await vitest.runTestSpecifications(specifications);
  return { passed, failed: failures.length, message: failures[0] ?? 'no test ran' };
}

async function end(): Promise<void> {
  await vitest.close();
  process.exit();
}

/** Nobody listens any more to the run of a test that hung. */
const reply = (outcome: Outcome) => process.connected && process.send?.(outcome);

process.on('message', (asked: Asked) => {
  run(asked).then(reply, (error: unknown) => reply({ passed: 0, failed: 0, message: String(error) }));
});
// The parent lets go of it, or is gone.
process.on('disconnect', () => void end());
