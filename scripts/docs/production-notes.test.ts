// docs/production must work when it is followed: what its files name has to exist, and they have to agree with each other.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { SERVER_PROGRAM } from '../app-build.mjs';
import { environmentWith } from '../bootstrap.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, 'docs/production', name), 'utf8');
/** Of Node's own settings those that `npm start` makes too. */
const OF_NODE = ['UV_THREADPOOL_SIZE', 'NODE_OPTIONS'];
const UNITS = ['constancia-web@.service', 'constancia-worker.service'];

/** Variables that files set, with their values. */
function variablesOf(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return Object.fromEntries(
    lines
      .flatMap((line) => [...line.matchAll(/(?:^|[ =])([A-Z][A-Z0-9_]{2,})=(\S+)/g)])
      .map((set) => set.slice(1)),
  );
}

it('X37.64 the environment of the notes is one that the server takes', () => {
  const given = variablesOf(read('constancia.env'));
  const key = Buffer.alloc(32).toString('base64');
  const env = { ...given, SECRET_KEYS: (given['SECRET_KEYS'] ?? '').replace('CHANGE', key), PORT: '3001' };
  const known = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
  for (const name of Object.keys(given)) expect(known).toContain(`\`${name}\``);
  const config = readConfig(env);
  expect([config.port, config.publicOrigin, config.mail.smtp?.tls]).toEqual([
    3001,
    'https://formularios.example.org',
    'required',
  ]);
});

it('X37.64 units and image start programs and options that there are, and set variables that are read', () => {
  const options = readFileSync(join(ROOT, 'apps/server/src/roles/start.ts'), 'utf8');
  const settings = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
  for (const name of [...UNITS, 'Containerfile']) {
    const text = read(name).replaceAll(/["',\]]/g, ' ');
    const [, main = '', args = ''] = /node +(\S+main\.\w+) +start +(.*)$/m.exec(text) ?? [];
    expect([name, main]).toEqual([name, SERVER_PROGRAM]);
    const asked = args.trim().split(/ +/);
    expect(asked).toContain(name.includes('worker') ? '--worker' : '--web');
    for (const option of asked) expect(options).toContain(`'${option}'`);
    const variables = variablesOf(text);
    for (const variable of Object.keys(variables).filter((one) => !OF_NODE.includes(one)))
      expect(settings).toContain(`\`${variable}\``);
    const set = environmentWith(process.execPath) as Readonly<Record<string, string>>;
    for (const variable of OF_NODE) expect([name, variables[variable]]).toEqual([name, set[variable]]);
  }
});

it('X37.64 proxy, units and environment agree on ports, name and folders', () => {
  const nginx = read('nginx.conf');
  const ports = [...nginx.matchAll(/^ {4}server 127\.0\.0\.1:(\d+) max_fails=0;$/gm)].map(([, port]) => port);
  expect(ports.length).toBeGreaterThan(1);
  const ofIntake = [...nginx.matchAll(/^ {4}server 127\.0\.0\.1:(\d+) max_fails=0 max_conns=\d+;$/gm)];
  expect(ofIntake.map(([, port]) => port)).toEqual(ports);
  const web = read('constancia-web@.service');
  expect(web).toContain(`systemctl enable --now ${ports.map((port) => `constancia-web@${port}`).join(' ')}`);
  const env = variablesOf(read('constancia.env'));
  expect(nginx).toContain(`server_name ${new URL(env['PUBLIC_ORIGIN'] ?? '').host};`);
  for (const unit of UNITS) expect(read(unit)).toContain(`ReadWritePaths=${env['DATA_DIR']}`);
});

it('X37.64 the image copies all that the server imports, and nothing that only development needs', () => {
  const image = read('Containerfile');
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const workspace of workspaces) {
    const folder = workspace.replace('/*', '');
    expect(image).toContain(`COPY ${folder} ${folder}\n`);
  }
  for (const app of ['server', 'web'])
    expect(image).toContain(`COPY --from=build /opt/constancia/apps/${app}/dist apps/${app}/dist\n`);
  expect(image).toContain('RUN npm ci --omit=dev');
});
