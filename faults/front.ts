// The proxy in front of the servers: nginx with the settings of docs/production where this machine has it, otherwise one of
// our own that takes the servers in turn. Either can be told to lose replies.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listenOnLoopback } from '../apps/server/src/testing/outside/loopback.ts';
import { freePort } from '../apps/server/src/testing/server-process.ts';

const NGINX = '/usr/sbin/nginx';
const SETTINGS = resolve(import.meta.dirname, '../docs/production/nginx.conf');

export interface Front {
  readonly url: string;
  /** Which program it is. */
  readonly name: string;
  /** The share of requests whose reply is lost on the way back, from 0 to 1. */
  readonly loseReplies: (share: number) => void;
  /** The share of pieces of files whose connection breaks in the middle, from 0 to 1. */
  readonly cutUploads: (share: number) => void;
  readonly close: () => Promise<void>;
}

/** `ports`: of the servers, on loopback. `program`: where nginx would be. */
export async function openFront(ports: readonly number[], program = NGINX): Promise<Front> {
  const behind = existsSync(program) ? await startNginx(ports) : null;
  let turn = 0;
  let lost = 0;
  let cut = 0;
  const server = createServer((asked, reply) => {
    turn += 1;
    const losesIt = turn % 100 < lost * 100;
    const passed = request({
      host: '127.0.0.1',
      port: behind?.port ?? ports[turn % ports.length],
      method: asked.method,
      path: asked.url,
      headers: asked.headers,
      agent: false,
    });
    passed.on('response', (received) => {
      // The server has stored it and answered; nobody hears it.
      if (losesIt) {
        received.resume();
        reply.destroy();
        return;
      }
      reply.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(reply);
      received.on('error', () => reply.destroy());
    });
    passed.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    if (asked.method === 'PATCH' && turn % 100 < cut * 100) breakInTheMiddle(asked, passed);
    else asked.pipe(passed);
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url,
    name: behind?.name ?? 'a proxy of the tests',
    loseReplies: (share) => {
      lost = share;
    },
    cutUploads: (share) => {
      cut = share;
    },
    close: async () => {
      await close();
      await behind?.stop();
    },
  };
}

/** Half of what comes first is passed on. */
function breakInTheMiddle(asked: IncomingMessage, passed: ClientRequest): void {
  asked.once('data', (piece: Buffer) => {
    passed.write(piece.subarray(0, piece.length / 2), () => {
      passed.destroy();
      asked.destroy();
    });
  });
}

interface Nginx {
  readonly port: number;
  readonly name: string;
  readonly stop: () => Promise<void>;
}

/** A line of the settings, changed for this machine. */
function changed(settings: string, from: RegExp, to: string): string {
  if (!from.test(settings)) throw new Error(`docs/production/nginx.conf has no line like ${String(from)}`);
  return settings.replace(from, to);
}

/** The settings as they are documented, with the ports of this machine and without a certificate. */
export function settingsFor(documented: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n');
  return [
    [/(?: {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, `${servers}\n`],
    [/server \{\n {4}listen 80;[^}]*\}\n[^}]*\}\n/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/ *ssl_certificate(?:_key)? [^\n]*\n *ssl_certificate(?:_key)? [^\n]*\n/, ''],
  ].reduce((settings, [from, to]) => changed(settings, from as RegExp, to as string), documented);
}

async function startNginx(ports: readonly number[]): Promise<Nginx> {
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
  const child = spawn(NGINX, ['-c', file, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  await isListening(port, ended);
  const { stderr } = await promisify(execFile)(NGINX, ['-v']);
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
