// Runs the server as a child process and restarts it when its files change. If the server ends by itself, for example
// on a syntax error, it has printed the reason, and the next change starts it again.
// rules: X2.10

import { spawn } from 'node:child_process';

/** Changes within this time count as one: an editor's save or a git checkout changes several files. */
const TOGETHER_MS = 150;
/** A server that has not stopped after this time is killed. */
const LONGEST_STOP_MS = 12_000;

export class RestartingServer {
  #command;
  #child;
  #timer;
  #isStopping = false;
  #hasStarted = false;
  /** Makes stops and starts happen one after the other. */
  #queue = Promise.resolve();

  /** @param {{ args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void }} command for Node */
  constructor(command) {
    this.#command = command;
  }

  /** False while the server is stopping, and after it has ended by itself. */
  get isRunning() {
    return this.#child !== undefined;
  }

  start() {
    const { args, env, say } = this.#command;
    const isFirst = !this.#hasStarted;
    this.#hasStarted = true;
    const child = spawn(process.execPath, [...args, ...(isFirst ? [] : ['--brief'])], {
      env,
      stdio: 'inherit',
    });
    this.#child = child;
    child.once('exit', (code) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      say(`The server ended (exit code ${code}). It starts again when a file is saved.`);
    });
  }

  restart() {
    if (this.#isStopping) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue = this.#startAgain();
    }, TOGETHER_MS);
  }

  async #startAgain() {
    await this.#queue;
    await this.#stopChild();
    if (!this.#isStopping) this.start();
  }

  async stop() {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    await this.#queue;
    await this.#stopChild();
  }

  async #stopChild() {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
    await ended;
    clearTimeout(timer);
  }
}
