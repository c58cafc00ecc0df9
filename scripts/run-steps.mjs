// Runs the steps of `npm test`, also after a failure, and adds up their counts: checks two at a time, runners of tests one
// after the other. The output of a step is kept in test-results/<step>.log and shown if the step failed.
// rules: X2.05

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A check keeps one core of the target machine busy, a runner of tests both. */
const CHECKS_AT_ONCE = 2;
const LINES_SHOWN = 150;
/** How many failures of a test runner are shown, each with the first lines of its message. */
const FAILURES_SHOWN = 20;
const LINES_PER_FAILURE = 30;

/**
 * @typedef {{ file: string, args: readonly string[] }} Command
 * @typedef {{ passed: number, failed: number, failures?: readonly string[], skipped?: readonly string[] }} Counts
 * `failures`: title and message of each; `skipped`: titles
 * @typedef {{
 *   name: string,
 *   commands: readonly Command[],
 *   mustSay?: RegExp,
 *   advice?: RegExp,
 *   counts?: () => Counts,
 *   mayBeSkipped?: readonly RegExp[],
 *   note?: string,
 * }} Step `mustSay`: matches the output if the step has really checked something; `advice`: matches output that is
 * shown although the step passed; `counts`: reads the report of a test runner; `mayBeSkipped`: titles of tests that do
 * not run everywhere (any other skipped test counts as failed); `note`: a file the step writes, with a line to show
 */

/**
 * @param {readonly Step[]} steps
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, say: (line: string) => void }} surroundings
 * @returns {Promise<Counts>}
 */
export async function runSteps(steps, { cwd, env, say }) {
  const logs = join(cwd, 'test-results');
  mkdirSync(logs, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const checks = beginChecks(steps, { cwd, env });
  for (const step of steps) {
    const ended = await (checks.get(step) ?? runStep(step, { cwd, env }));
    const { passed, failed, failures, skipped, output, seconds } = ended;
    writeFileSync(join(logs, `${step.name}.log`), output);
    const advice = step.advice?.exec(output)?.[0] ?? '';
    const left = skipped?.length > 0 ? `, ${skipped.length} skipped` : '';
    const detail = step.counts === undefined ? advice : `${passed} passed, ${failed} failed${left}`;
    const line = `${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)} ${seconds.padStart(6)} s  ${detail}`;
    say(line.trimEnd());
    if (step.note !== undefined) say(`      ${noteIn(join(cwd, step.note))}`);
    if (failed > 0) say(indented(failures?.length > 0 ? firstFailures(failures) : lastLines(output)));
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** Begins the checks in their order, some at a time. @returns the end of each, by its step */
function beginChecks(steps, surroundings) {
  const ends = new Map();
  const waiting = [];
  for (const step of steps.filter(({ counts }) => counts === undefined))
    ends.set(step, new Promise((resolve) => waiting.push({ step, resolve })));
  const takeOneByOne = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      next.resolve(await runStep(next.step, surroundings));
  };
  for (let lane = 0; lane < CHECKS_AT_ONCE; lane += 1) void takeOneByOne();
  return ends;
}

async function runStep(step, surroundings) {
  const started = performance.now();
  const ended = await runCommands(step, surroundings);
  return { ...ended, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

async function runCommands(step, surroundings) {
  let output = '';
  let succeeded = true;
  for (const command of step.commands) {
    const ended = await run(command, surroundings);
    output += ended.output;
    succeeded &&= ended.succeeded;
    // The commands before a test runner prepare what it needs; the commands of a check are independent.
    if (!succeeded && step.counts !== undefined) break;
  }
  if (step.mustSay !== undefined && !step.mustSay.test(output)) {
    succeeded = false;
    output += `\n${step.name}: looked at nothing\n`;
  }
  if (step.counts === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output };
  return { ...countTests(step, succeeded), output };
}

/** A runner also counts as failed when it ran no test, or failed without a failed test (a file that does not load). */
function countTests(step, succeeded) {
  try {
    const { passed, failed, failures = [], skipped = [] } = step.counts();
    const silentFailure = failed === 0 && (!succeeded || passed === 0);
    const unknown = skipped.filter((title) => !step.mayBeSkipped?.some((known) => known.test(title)));
    return {
      passed,
      failed: (silentFailure ? 1 : failed) + unknown.length,
      failures: [...failures, ...unknown.map((title) => `${title}\nwas skipped`)],
      skipped,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run({ file, args }, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const written = [];
    child.stdout.on('data', (chunk) => written.push(chunk));
    child.stderr.on('data', (chunk) => written.push(chunk));
    const end = (succeeded, more = '') =>
      resolve({ succeeded, output: Buffer.concat(written).toString() + more });
    child.on('error', (error) => end(false, `${file}: ${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

function noteIn(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : `${path} was not written`;
}

function lastLines(output) {
  const lines = output.trimEnd().split('\n');
  const left = lines.length - LINES_SHOWN;
  return left > 0 ? [`… ${left} lines before these, see test-results`, ...lines.slice(-LINES_SHOWN)] : lines;
}

/** Only what failed and why, so that the cause is in the log even when the log is cut off. */
function firstFailures(failures) {
  const left = failures.length - FAILURES_SHOWN;
  const shown = failures
    .slice(0, FAILURES_SHOWN)
    .flatMap((failure) => failure.trimEnd().split('\n').slice(0, LINES_PER_FAILURE));
  return left > 0 ? [...shown, `… and ${left} more, see test-results`] : shown;
}

function indented(lines) {
  return lines.map((line) => `      ${line}`).join('\n');
}

/** Vitest's states for a test that did not run. */
const NOT_RUN = ['skipped', 'pending', 'todo', 'disabled'];

/** @returns {Counts} from the JSON report of vitest */
export function countVitest(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => plain(`${fullName}\n${failureMessages?.join('\n') ?? ''}`)),
  );
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => NOT_RUN.includes(status)).map(({ fullName }) => fullName),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...unloaded.map(({ name, message }) => plain(`${name}\n${message ?? ''}`)), ...failures],
    skipped,
  };
}

/** @returns {Counts} from the JSON report of playwright */
export function countPlaywright(path) {
  const { stats, errors, suites = [] } = JSON.parse(readFileSync(path, 'utf8'));
  const specs = specsOf(suites);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...errors.map(({ message }) => plain(message ?? '')), ...failuresOf(specs)],
    skipped: specs.filter(isSkipped).map(({ file, title }) => `${file}: ${title}`),
  };
}

/**
 * The same for one file of a run of many, by its path below the folder of the tests.
 *
 * @param {string} path
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywrightFile(path, file) {
  const { errors, suites = [] } = JSON.parse(readFileSync(path, 'utf8'));
  const specs = specsOf(suites.filter((suite) => suite.file === file));
  const failures = [...errors.map(({ message }) => plain(message ?? '')), ...failuresOf(specs)];
  const passed = specs.filter((spec) => spec.ok && !isSkipped(spec)).length;
  return { passed, failed: failures.length, failures };
}

function failuresOf(specs) {
  return specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return plain(`${file}: ${title}\n${messages.map(({ message }) => message).join('\n')}`);
    });
}

function isSkipped({ tests }) {
  return tests.every(({ status }) => status === 'skipped');
}

/** @returns {Counts} from the report of the mutants; those that a test noticed count as passed */
export function countMutants(path) {
  const { killed, failures } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: killed, failed: failures.length, failures };
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

/** The text without the colour codes of a terminal. */
function plain(text) {
  // oxlint-disable-next-line no-control-regex -- colour codes begin with the escape character
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}
