// Runs a command of the server program as an operator does.
import { spawn } from 'node:child_process';
import { SERVER_PROGRAM } from '../server-process.ts';

export interface Ended {
  readonly code: number | null;
  /** All that it printed. */
  readonly said: string;
}

/** Without the settings of the tests, such as another database. */
export function runCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [SERVER_PROGRAM, ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}
