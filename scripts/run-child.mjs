// Runs a program in the foreground: every signal reaches it exactly once, its exit code becomes ours.
// rules: X2.04

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A Ctrl-C comes twice: from the terminal and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500;
const PARENT_ASKED_MS = 500;

export function runInForeground(file, args, options) {
  // A session of its own keeps the terminal's signals away from it: they come through here only.
  const child = spawn(file, args, { ...options, stdio: 'inherit', detached: process.platform !== 'win32' });
  const lastSent = new Map();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (Date.now() - (lastSent.get(signal) ?? 0) < SAME_SIGNAL_MS) return;
      lastSent.set(signal, Date.now());
      child.kill(signal);
    });
  }
  stopWithNpm(child);
  child.on('error', (error) => {
    console.error(`${file} did not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** A signal to npm itself ends npm's shell only, and this process is left without a parent: it then ends its child. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_ASKED_MS);
  timer.unref();
}
