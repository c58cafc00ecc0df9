// The stand-in for the municipal platform as a separate process; tests set how it behaves.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve(import.meta.dirname, '../../../../stand-ins/src/municipal-platform.ts');

export type PlatformBehaviour =
  | 'well'
  | 'silent'
  | 'slow'
  | 'hang-up'
  | 'error'
  | 'page'
  | 'huge'
  | 'other-fields'
  | 'empty'
  | 'refuse';

export interface ReceivedRequest {
  readonly call: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestPlatform {
  readonly url: string;
  /** `call`: '*' for all endpoints. */
  readonly behave: (call: string, behaviour: PlatformBehaviour) => Promise<void>;
  /** The requests to an endpoint, oldest first. */
  readonly received: (call: string) => Promise<readonly ReceivedRequest[]>;
  readonly stop: () => Promise<void>;
}

/** Uses a platform that is already running. */
export function platformAt(url: string): Omit<TestPlatform, 'stop'> {
  return {
    url,
    behave: async (call, behaviour) => {
      const reply = await fetch(`${url}/stand-in/behave`, {
        method: 'POST',
        body: JSON.stringify({ call, behaviour }),
      });
      await reply.text();
    },
    received: async (call) => {
      const reply = await fetch(`${url}/stand-in/requests`);
      return ((await reply.json()) as readonly ReceivedRequest[]).filter((one) => one.call === call);
    },
  };
}

export async function openPlatform(): Promise<TestPlatform> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await new Promise<string>((found, failed) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const said = /listening on (\d+)/.exec(output)?.[1];
      if (said !== undefined) found(said);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => failed(new Error(`the platform ended: ${output}`)));
  });
  return {
    ...platformAt(`http://127.0.0.1:${port}`),
    stop: async () => {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await exited;
    },
  };
}
