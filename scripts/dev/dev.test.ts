// Runs `npm run dev` with the real Vite, on a small application and a server of a few lines.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const MAIN = 'apps/server/src/main.ts';
const server = (word: string): string => `
import { createServer } from 'node:http';
const { PORT, PUBLIC_ORIGIN } = process.env;
createServer((request, reply) => reply.end('${word} ' + request.url + ' ' + request.headers.host)).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => { console.log('server stopped'); process.exit(); });
console.log(process.argv.includes('--brief') ? 'started again' : 'started at ' + PUBLIC_ORIGIN);`;

interface Development {
  readonly child: ChildProcess;
  readonly root: string;
  readonly port: number;
  /** Waits until the command has printed these words. */
  readonly said: (words: string) => Promise<void>;
  /** The response to a path, requested again until it contains the word. */
  readonly answer: (path: string, word: string) => Promise<string>;
}

async function develop(): Promise<Development> {
  const root = exampleTree({
    'package.json': '{ "type": "module" }',
    [MAIN]: server('one'),
    'apps/web/vite.config.ts': 'export default {};',
    'apps/web/index.html': '<title>Page</title>',
    'apps/web/gallery.html': '<title>Gallery</title>',
    'packages/domain/src/form.ts': 'export {};',
  });
  const repository = resolve(import.meta.dirname, '../..');
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(repository, 'scripts'), join(root, 'scripts'), { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/dev/dev-server.mjs')], {
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The server is a process of its own: it ends only when the command is asked to end, not when it is killed.
  onTestFinished(() => ended(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const said = (words: string): Promise<void> =>
    expect.poll(() => output, { timeout: 15_000 }).toContain(words);
  const answer = async (path: string, word: string): Promise<string> => {
    const ask = async (): Promise<string> =>
      (await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } })).text();
    await expect.poll(ask, { timeout: 15_000 }).toContain(word);
    return ask();
  };
  return { child, root, port, said, answer };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as { port: number };
      listener.close(() => found(port));
    });
  });
}

it('X2.10 X30.14 one URL for pages and server; a change restarts the server, a signal ends all', async () => {
  const { child, root, port, said, answer } = await develop();
  await said(`started at http://localhost:${port}`);
  expect(await answer('/', 'Page')).toContain('/@vite/client');
  expect(await answer('/gallery.html', 'Gallery')).toContain('/@vite/client');
  expect(await answer('/api/forms', 'one')).toBe(`one /api/forms localhost:${port}`);
  writeFileSync(join(root, MAIN), server('two'));
  await said('started again');
  expect(await answer('/readyz', 'two')).toContain('two /readyz');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await said('server stopped');
  await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow('fetch failed');
});

it('X2.10 a server with a syntax error shows it, and the next save starts it again', async () => {
  const { root, said, answer } = await develop();
  await said('started at');
  writeFileSync(join(root, MAIN), 'const = 1;');
  await said('SyntaxError');
  await said('[dev] The server ended (exit code 1). It starts again when a file is saved.');
  writeFileSync(join(root, MAIN), server('three'));
  expect(await answer('/api/forms', 'three')).toContain('three /api/forms');
});

it('X2.10 a port that is taken is one clear line', async () => {
  const { root, port, said } = await develop();
  await said('started at');
  const second = spawn(process.execPath, [join(root, 'scripts/dev/dev-server.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  second.stderr.on('data', (chunk) => {
    message += String(chunk);
  });
  expect(await once(second, 'close')).toEqual([1, null]);
  expect(message).toBe(`Port ${port} is taken by another program. Choose one with PORT=<number>.\n`);
});
