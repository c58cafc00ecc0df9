// Both commands as an operator runs them: out of a running installation and into a new one.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runCommand } from '../../testing/backup/run-command.ts';
import { type Installation, openInstallation } from '../../testing/installation.ts';

let installation: Installation | null = null;
let machine = '';
afterEach(async () => {
  await installation?.server.stop();
  installation = null;
  if (machine !== '') await rm(machine, { recursive: true, force: true });
  machine = '';
});

it('X38.91 X38.92 X38.93 by command: out of a running installation, into a new one, and only once', async () => {
  machine = await mkdtemp(join(tmpdir(), 'constancia-machine-'));
  const [first, second, folder] = [join(machine, 'first'), join(machine, 'second'), join(machine, 'out')];
  installation = await openInstallation(first);
  const exported = await runCommand(['export', folder], { DATA_DIR: first });
  expect(exported.said).toMatch(/Exported into \S+out\n {2}Municipalities: .*Villa Cercana/);
  expect(exported.said).toMatch(/0 forms, 0 submissions, \d+ accounts, 0 citizens, 0 files/);
  expect(exported.said).toContain(
    'passwords, second factors, passkeys and sessions of accounts: they let people in',
  );
  expect(exported.code).toBe(0);
  // Nobody else on the machine reads it.
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(join(folder, 'rows/users.jsonl'))).mode & 0o077).toBe(0);
  await installation.server.stop();
  installation = null;

  const taken = await runCommand(['import', folder], { DATA_DIR: second });
  expect(taken.said).toMatch(/Taken back: .*Villa Cercana[\s\S]* users +\d+\n[\s\S]*have no password here/);
  expect(taken.code).toBe(0);
  const again = await runCommand(['import', folder], { DATA_DIR: second });
  expect(again).toEqual({
    code: 1,
    said: expect.stringMatching(/^[^\n]* is in this installation already: [^\n]*\n$/),
  });
  const one = join(machine, 'one');
  const only = await runCommand(['export', one, '--municipality', 'homezzzzzzzzzzzzzzzz'], {
    DATA_DIR: second,
  });
  expect(only.said).toContain('Municipalities: Villa Cercana\n');
  expect(await readdir(one)).toContain('people.json');
});

it('X38.93 a wish that is wrong is said in one line, and nothing is written', async () => {
  machine = await mkdtemp(join(tmpdir(), 'constancia-machine-'));
  const usage = { code: 1, said: 'Usage: npm run export -- <folder> [--municipality <id>]\n' };
  const env = { DATA_DIR: join(machine, 'none') };
  expect(await runCommand(['export'], env)).toEqual(usage);
  expect(await runCommand(['export', 'a', 'b'], env)).toEqual(usage);
  expect(await runCommand(['export', 'a', '--town', 'b'], env)).toEqual(usage);
  const none = await runCommand(['export', join(machine, 'out')], env);
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('There is no database in')]);
  expect(await readdir(machine)).toEqual([]);
});
