// Debian's nginx with the settings of docs/production, changed for this machine: in front of servers under test.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../apps/server/src/testing/server-process.ts';

const PROGRAM = '/usr/sbin/nginx';
const SETTINGS = resolve(import.meta.dirname, '../docs/production/nginx.conf');

export interface Nginx {
  readonly port: number;
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/** What stands instead of lines of the settings. */
type Change = (lines: string, option: string) => string;

/** A line of the settings, changed for this machine. */
function changed(settings: string, from: RegExp, to: Change): string {
  if (!from.test(settings)) throw new Error(`docs/production/nginx.conf has no line like ${String(from)}`);
  return settings.replace(from, to);
}

/** The settings as they are documented, with ports and a log of this machine and without a certificate. */
export function settingsFor(documented: string, port: number, ports: readonly number[]): string {
  const servers: Change = (_lines, options) =>
    ports.map((one) => `    server 127.0.0.1:${one}${options};\n`).join('');
  const nothing: Change = () => '';
  const changes: readonly (readonly [RegExp, Change])[] = [
    [/(?: {4}server 127\.0\.0\.1:\d+([^;]*);\n)+/g, servers],
    [/server \{\n {4}listen 80;[^}]*\}\n[^}]*\}\n/, nothing],
    [/listen 443 ssl http2;/, () => `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate(?:_key)? [^\n]*\n *ssl_certificate(?:_key)? [^\n]*\n/, nothing],
    [/ *error_log \/var\/log\/nginx\/error\.log crit;\n/, nothing],
  ];
  return changes.reduce((settings, [from, to]) => changed(settings, from, to), documented);
}

/** `ports`: of the servers, on loopback. `program`: where nginx would be. @returns null where it is not */
export async function openNginx(ports: readonly number[], program = PROGRAM): Promise<Nginx | null> {
  if (!existsSync(program)) return null;
  const folder = await mkdtemp(join(tmpdir(), 'constancia-nginx-'));
  const port = await freePort();
  const site = settingsFor(await readFile(SETTINGS, 'utf8'), port, ports);
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  // Its workers would be somebody else, who may not write bodies into our folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(
    file,
    `${user}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents { worker_connections 8192; }\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
  );
  const child = spawn(program, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  await isListening(port, ended);
  const { stderr } = await promisify(execFile)(program, ['-v']);
  return {
    port,
    name: stderr.trim().replace('nginx version: nginx/', 'nginx '),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number, ended: Promise<unknown>): Promise<void> {
  const gone = ended.then(() => {
    throw new Error('nginx ended: its settings are wrong');
  });
  const answers = async () => {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) await pause(50);
  };
  await Promise.race([answers(), gone]);
}
