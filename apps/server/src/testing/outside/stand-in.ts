// Starts a program of apps/stand-ins as a process of its own, as the product meets it: over the network only.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAMS = resolve(import.meta.dirname, '../../../../stand-ins/src');

interface StandIn {
  /** Port on loopback that it chose. */
  readonly port: string;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly options?: readonly string[];
  /** A line that it reads when it starts; secrets are not given as options, where every process sees them. */
  readonly input?: object;
}

export async function startStandIn(
  name: 'identity-provider' | 'mail-box' | 'municipal-platform' | 'payment-gateway' | 'virus-scanner',
  { options = [], input }: Start = {},
): Promise<StandIn> {
  const child = spawn(process.execPath, [resolve(PROGRAMS, `${name}.ts`), ...options], { stdio: 'pipe' });
  if (input) child.stdin.write(`${JSON.stringify(input)}\n`);
  const port = await new Promise<string>((found, failed) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const chosen = /listening on (\d+)/.exec(output)?.[1];
      if (chosen !== undefined) found(chosen);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => failed(new Error(`${name} ended: ${output}`)));
  });
  return {
    port,
    stop: async () => {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await exited;
    },
  };
}
