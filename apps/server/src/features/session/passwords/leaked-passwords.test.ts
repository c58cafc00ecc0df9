// The list of leaked passwords: every line of a file is found, what lies between is not, and people read why.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { PASSWORD } from '../../../testing/personas.ts';
import { openTestWorld, type TestWorld } from '../../../testing/with-app.ts';
import { checkLeakedPasswords, leakedPasswords } from './leaked-passwords.ts';

const LEAKED = ['lapiz verde luna nueve', ...Array.from({ length: 199 }, (_, at) => `leaked ${at}`)];
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let folder: string;
let list: string;
let world: TestWorld;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constancia-leaked-'));
  list = join(folder, 'list.txt');
  const lines = LEAKED.map((password, at) => `${sha1(password)}:${10 ** (at % 8)}`).sort();
  await writeFile(list, `${lines.join('\r\n')}\r\n`);
  world = await openTestWorld({ leakedPasswords: list });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

it('X37.65 every password of the list is found and no other one, with counts of any length, also without the last line end', async () => {
  const bare = join(folder, 'bare.txt');
  await writeFile(bare, LEAKED.map(sha1).sort().join('\n'));
  for (const file of [list, bare]) {
    const { has } = leakedPasswords(file, createLog('silent'));
    expect(await Promise.all(LEAKED.map(has))).toEqual(LEAKED.map(() => true));
    const others = Array.from({ length: 200 }, (_, at) => `other ${at}`);
    expect(await Promise.all(others.map(has))).toEqual(others.map(() => false));
  }
});

it('X37.65 who chooses a leaked password reads it at the field and chooses another one', async () => {
  const change = (password: string) =>
    world.as.inspector.put('/api/password', { current: PASSWORD, password });
  const refused = await change('lapiz verde luna nueve');
  expect([refused.status, refused.body.code]).toEqual([422, 'password-refused']);
  expect(refused.body.issues).toEqual([{ code: 'password-leaked', at: { field: 'password' } }]);
  expect((await change('lapiz verde luna nueve y media')).status).toBe(200);
});

it('X37.65 a file that is no such list stops the start with one line; one that goes away later is a line in the log', async () => {
  const wrong = join(folder, 'wrong.txt');
  await writeFile(wrong, 'secreto\n');
  await expect(checkLeakedPasswords(wrong)).rejects.toThrow(
    /^LEAKED_PASSWORDS: .* is no list of SHA-1 hashes/,
  );
  await expect(checkLeakedPasswords(join(folder, 'none'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
  await checkLeakedPasswords(list);
  await checkLeakedPasswords(null);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  expect(await leakedPasswords(join(folder, 'none'), log).has('x')).toBe(false);
  expect(lines.join('')).toContain('the list of leaked passwords cannot be read');
});
