// `npm test`: everything, from a bare clone. `npm test -- types lint` runs the named steps only. Ends with the
// line `N passed, N failed`, where each check counts as one and each test as one.

import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { runSteps } from './run-steps.mjs';
import { forgetReports, testSteps } from './test-steps.mjs';

const node = bootstrap();
const steps = testSteps(REPOSITORY, node);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined) {
  giveUp(`There is no step "${unknown}". Steps: ${steps.map(({ name }) => name).join(' ')}`);
}

forgetReports(REPOSITORY);
const { passed, failed } = await runSteps(
  steps.filter(({ name }) => asked.length === 0 || asked.includes(name)),
  {
    cwd: REPOSITORY,
    env: { ...environmentWith(node), NO_COLOR: '1', FORCE_COLOR: undefined },
    say: (line) => console.log(line),
  },
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
