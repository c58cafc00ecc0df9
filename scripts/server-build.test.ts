// Builds small servers with the plugins of the real one and runs what comes out.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { filesOfSources, lettersOfOneByte } from '../apps/server/build-plugins.ts';
import { exampleTree } from './testing/example-tree.ts';

const BEYOND_ASCII = /[^\0-\x7f]/;

const READS = `
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
const template: string = readFileSync(join(import.meta.dirname, 'template.txt'), 'utf8');
const table = readFileSync(new URL('../../tables.sql', import.meta.url), 'utf8');
console.log(template, table);
const thread = new Worker(new URL('./thread.ts', import.meta.url));
thread.on('message', (said: string) => console.log(said));
`;
const THREAD = `
import { parentPort } from 'node:worker_threads';
import { greeting } from './greeting.ts';
parentPort?.postMessage(greeting as string);
`;
const LETTERS = `
const name = '“señal” €';
console.log(name + \` … \${/^[“”€… a-zñ]+$/.test(name)} \${/[—😀]/u.test('😀')}\`);
`;

/** Builds the files as a server and returns what it prints. */
async function builtAndRun(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly printed: string; readonly dist: string }> {
  const root = exampleTree({ 'package.json': '{ "type": "module" }', ...files });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [filesOfSources(), lettersOfOneByte()],
    build: {
      ssr: true,
      minify: false,
      rolldownOptions: { input: join(root, 'src/main.ts'), output: { entryFileNames: '[name].js' } },
    },
  });
  const dist = join(root, 'dist');
  return { dist, printed: execFileSync(process.execPath, [join(dist, 'main.js')]).toString() };
}

it('X2.03 a built server reads the files beside its sources and starts its threads built', async () => {
  const { printed, dist } = await builtAndRun({
    'src/main.ts': "import './reading/reads.ts';",
    'src/reading/reads.ts': READS,
    'src/reading/template.txt': 'a template',
    'src/reading/thread.ts': THREAD,
    'src/reading/greeting.ts': "export const greeting = 'a thread';",
    'tables.sql': 'a table',
  });
  expect(printed).toBe('a template a table\na thread\n');
  expect(readdirSync(dist)).toEqual(expect.arrayContaining(['main.js', 'thread.js']));
});

it('X2.03 what a built server says keeps every letter, though its files hold none beyond ASCII', async () => {
  const { printed, dist } = await builtAndRun({ 'src/main.ts': LETTERS });
  expect(printed).toBe('“señal” € … true true\n');
  expect(readFileSync(join(dist, 'main.js'), 'utf8')).not.toMatch(BEYOND_ASCII);
});
