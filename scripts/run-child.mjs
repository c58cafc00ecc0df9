// Runs a program in the foreground: it gets every signal exactly once, and this process exits with its exit code.
// rules: X2.04

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A Ctrl-C arrives twice within this time: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500;
const PARENT_ASKED_MS = 500;

export function runInForeground(file, args, options) {
  // A process session of its own keeps the terminal's signals from the child, so it gets only those sent below.
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

/** A signal to npm itself ends only npm's shell. This process then has lost its parent, and ends its child. */
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
