// The short form of `npm run faults`: one round each of what breaks most often.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAULTS } from './programs.ts';
import { HEAD, isWhole, tableRow } from './table.ts';
import { openTown } from './town.ts';
import { compare, type OpenTown, tryFault, tryFaultIn } from './try-fault.ts';

const SEED = 20_261_125;
const AMOUNT = 120;

/**
 * One town for every fault that needs nothing around it, because starting one takes longer than most faults: what a fault
 * leaves behind has to stand the next one too.
 */
let open: OpenTown;
beforeAll(async () => {
  open = { town: await openTown(), said: new Map() };
});
afterAll(() => open?.town.close());

async function tried(name: string, amount = AMOUNT) {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`there is no fault ${name}`);
  const once = { name, fault, rounds: 1, seed: SEED, amount };
  const outcome = await (fault.surrounds ? tryFault(once) : tryFaultIn(open, once));
  return { ...outcome, silenceMs: undefined, front: undefined };
}

const WHOLE = { rounds: 1, acknowledged: AMOUNT, lost: 0, doubled: 0, wrong: [] };

it('X37.62 a server is killed while two take submissions: what was acknowledged is stored, once, under its code, without gap', async () => {
  expect(await tried('server-killed')).toEqual(WHOLE);
}, 180_000);

it('X37.62 the database is killed: the same', async () => {
  expect(await tried('database-killed')).toEqual(WHOLE);
}, 180_000);

it('X37.62 replies are lost and people send again, to the other server too: the same', async () => {
  expect(await tried('replies-lost')).toEqual(WHOLE);
}, 180_000);

it('X37.62 files break off in the middle while a server is killed: each submission has its file, byte for byte', async () => {
  expect(await tried('uploads-cut', 30)).toEqual({ ...WHOLE, acknowledged: 30 });
}, 180_000);

it('X37.62 notices of payments come three times at once, forged ones between them, while a server is killed: each seat is paid once, and only by what the gateway said', async () => {
  expect(await tried('notices-repeated', 40)).toEqual({ ...WHOLE, acknowledged: 40 });
}, 180_000);

it('X37.62 what is lost, under another code or missing between the codes is found', () => {
  const said = new Map([
    ['a', 'VM1'],
    ['b', 'VM2'],
    ['c', 'VM3'],
  ]);
  expect(compare(new Map(said), said)).toEqual({ lost: [], doubled: 0 });
  expect(compare(new Map([...said].slice(0, 2)), said)).toEqual({ lost: ['c'], doubled: 0 });
  expect(compare(new Map([...said, ['b', 'VM3'], ['c', 'VM2']]), said)).toEqual({ lost: [], doubled: 2 });
  expect(compare(new Map([...said, ['again', 'VM5']]), said)).toEqual({ lost: [], doubled: 1 });
});

it('X37.62 the table has a row for each fault, and a run in which anything was lost, doubled or wrong fails', () => {
  const outcome = { rounds: 2, acknowledged: 1_200, lost: 0, doubled: 0, wrong: [], silenceMs: 2_340 };
  expect(HEAD[0]).toBe(
    '| Fault | Rounds | Acknowledged | Lost | Doubled | Wrong replies | Longest silence |',
  );
  expect(tableRow('one dies', outcome)).toBe('| one dies | 2 | 1,200 | 0 | 0 | 0 | 2.3 s |');
  expect(isWhole(outcome)).toBe(true);
  for (const fault of [{ lost: 1 }, { doubled: 1 }, { wrong: ['a reply'] }])
    expect(isWhole({ ...outcome, ...fault })).toBe(false);
});
