// Runs the trial gateway of `npm start` as a process of its own, beside a process that plays `npm start`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const START = `
  const { demoGateway } = await import(${JSON.stringify(resolve(ROOT, 'scripts/demo-gateway.mjs'))});
  const settings = await demoGateway(${JSON.stringify(ROOT)}, process.execPath, process.env);
  console.log(JSON.stringify(settings));
  process.stdin.resume().once('end', () => process.exit());`;

type Env = Readonly<Record<string, string>>;

function start(env: Env) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', START], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: 'pipe',
  });
  let [output, message] = ['', ''];
  const settings = new Promise<Record<string, string>>((found) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const line = output.split('\n').find((one) => one.startsWith('{'));
      if (line !== undefined) found(JSON.parse(line) as Record<string, string>);
    });
  });
  child.stderr.on('data', (chunk: Buffer) => {
    message += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, message: message }));
  return { settings, ended, stop: () => child.stdin.end() };
}

/** The command lines of every process, as `ps` shows them to everybody; empty on systems without /proc. */
async function commandLines(): Promise<readonly string[]> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  return Promise.all(processes.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
}

it('X26.23 the key of the trial gateway stands on no command line, and nobody speaks in its name', async () => {
  const { settings, ended, stop } = start({ PAYMENTS_DEMO: '1' });
  const { REDSYS_URL: url = '', REDSYS_SECRET: secret = '' } = await settings;
  expect(Buffer.from(secret, 'base64')).toHaveLength(24);
  expect((await commandLines()).filter((line) => line.includes(secret))).toEqual([]);
  const body = JSON.stringify({ Ds_Order: '1234ABCD' });
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${secret}`])
    for (const name of ['notices', 'decide']) {
      const headers = { authorization };
      const reply = await fetch(`${url}control/${name}`, { method: 'POST', headers, body });
      expect([name, authorization, reply.status]).toEqual([name, authorization, 404]);
    }
  stop();
  await ended;
});

it.each(['https://formularios.villa.example', 'http://formularios.villa.example', 'https://localhost'])(
  'X26.23 no trial gateway under %s',
  async (origin) => {
    const { code, message } = await start({ PAYMENTS_DEMO: '1', PUBLIC_ORIGIN: origin }).ended;
    expect(code).not.toBe(0);
    expect(message).toContain('PAYMENTS_DEMO=1 is for trying things on this machine');
  },
);

it('X26.23 none is started unasked, or beside a gateway of one’s own', async () => {
  for (const env of [
    {},
    { PAYMENTS_DEMO: '1', REDSYS_URL: 'https://sis.redsys.es/sis/realizarPago' },
  ] as Env[]) {
    const { settings, stop, ended } = start(env);
    expect(await settings).toEqual({});
    stop();
    await ended;
  }
});
