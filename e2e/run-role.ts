// Runs a command of the product beside the running server and on its data, as an operator would.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SERVER_PROGRAM } from '../apps/server/src/testing/server-process.ts';

/** Returns what the command printed; rejects when it fails. */
export async function runRole(dataDir: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const { stdout } = await promisify(execFile)(process.execPath, [SERVER_PROGRAM, ...args], { env });
  return stdout;
}
