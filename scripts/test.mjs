// `npm test` runs every check from a bare clone; `npm test -- types unit` runs only the named steps and groups, and
// `npm test -- --help` lists them. The last line is `N passed, N failed`: each check and each test counts as one.
// rules: X2.05, X2.09

import { bootstrap, environmentWith, giveUp, REPOSITORY } from './bootstrap.mjs';
import { runSteps } from './run-steps.mjs';
import { chooseSteps, deleteReports, stepLines, testSteps } from './test-steps.mjs';

const node = bootstrap();
const steps = testSteps(REPOSITORY, node);
const asked = process.argv.slice(2);
if (asked.includes('--help')) {
  console.log('npm test -- <name> … with names of this list; without a name, all down to mutants.\n');
  for (const line of stepLines(steps)) console.log(line);
  process.exit(0);
}
const { chosen, unknown } = chooseSteps(steps, asked);
if (unknown.length > 0)
  giveUp(`There is no step "${unknown[0]}". Steps: ${steps.map(({ name }) => name).join(' ')}`);

deleteReports(REPOSITORY);
const { passed, failed } = await runSteps(chosen, {
  cwd: REPOSITORY,
  env: { ...environmentWith(node), NO_COLOR: '1', FORCE_COLOR: undefined },
  say: (line) => console.log(line),
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
