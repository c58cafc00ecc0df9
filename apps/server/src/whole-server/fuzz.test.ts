// Right, nearly right and hostile requests to every endpoint, made from the contract with a printed seed: each ends with the
// reply or with a problem that the contract names. `npm run fuzz -- --rounds=500 --seed=<number>` sends more.
import { CONTRACT } from '@constancia/contract/contract.ts';
import { documentedProblems, type Endpoint } from '@constancia/contract/endpoint.ts';
import { type ProblemCode, PROBLEMS } from '@constancia/contract/problems.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_ROWS } from '../testing/access/all-rows.ts';
import { type MatrixWorld, openMatrixWorld } from '../testing/access/matrix-world.ts';
import { EVERYBODY } from '../testing/access/rights/people.ts';
import { type FuzzedRequest, type Known, knownRequests, requestsOf } from '../testing/fuzz/requests.ts';
import { keepTables } from '../testing/fuzz/restore.ts';

const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(CONTRACT));
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 14);
/** The same at every run of the tests, so that what fails is a change of the code. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_126);

/** An event stream: a request that is right has no end. */
const ENDLESS = ['followChanges'];

let matrix: MatrixWorld;
let known: Known;
let restore: () => Promise<void>;
/** Endpoints that did what a request asked. */
const did = new Set<string>();
/** The requests that kept the process busy longest: what else it does waits for so long at most. */
const busiest: { readonly ms: number; readonly what: string }[] = [];
beforeAll(async () => {
  process.stdout.write(`fuzz: seed ${SEED}, ${ROUNDS} requests for each endpoint\n`);
  matrix = await openMatrixWorld();
  known = await knownRequests(matrix, ENDPOINTS, ALL_ROWS);
  restore = await keepTables(matrix.world.db);
});
afterAll(async () => {
  await matrix?.close();
  if (process.env['FUZZ_ROUNDS'] === undefined) return;
  for (const { ms, what } of busiest)
    process.stdout.write(`${ms.toFixed(0).padStart(5)} ms of CPU: ${what}\n`);
});

const names = Object.keys(ENDPOINTS).filter((name) => !ENDLESS.includes(name));

/** Everybody can still ask: nobody lost session, right or municipality. */
async function everybodyIsIn(): Promise<boolean> {
  const { admin, supervisor, inspector, portalCitizen } = matrix.as;
  const asked = [admin, supervisor, inspector].map((one) => one.get('/api/home'));
  const replies = await Promise.all([...asked, portalCitizen.get('/api/portal/submissions')]);
  return replies.every(({ status }) => status === 200);
}

function noteBusy(one: (typeof busiest)[number]): void {
  busiest.push(one);
  busiest.sort((a, b) => b.ms - a.ms);
  busiest.length = Math.min(busiest.length, 10);
}

/** What is wrong with the reply to a request; null when nothing is. */
async function wrongReply(name: string, request: FuzzedRequest): Promise<string | null> {
  const endpoint = ENDPOINTS[name]!;
  const { person, url, headers, payload } = request;
  const before = process.threadCpuUsage();
  const reply = await matrix.world.app.inject({
    method: endpoint.method,
    url,
    headers: { ...matrix.as[person].headers, ...headers },
    remoteAddress: `198.51.100.${EVERYBODY.indexOf(person) + 1}`,
    ...(payload !== undefined && { payload }),
  });
  const { user, system } = process.threadCpuUsage(before);
  noteBusy({ ms: (user + system) / 1_000, what: `${name} ${String(payload).slice(0, 200)}` });
  if (reply.statusCode < 300) {
    did.add(name);
    return null;
  }
  const { code } = reply.headers['content-type']?.startsWith('application/problem+json') ? reply.json() : {};
  if (!(code in PROBLEMS)) return `${reply.statusCode} ${reply.body.slice(0, 300)}`;
  if (code === 'unexpected') return `unexpected: ${reply.body}`;
  if (PROBLEMS[code as ProblemCode] !== reply.statusCode) return `${code} with ${reply.statusCode}`;
  const named = [...documentedProblems(endpoint), 'not-found'];
  return named.includes(code) ? null : `undeclared problem ${code}`;
}

it.each(names.map((name, at) => [name, SEED + at] as const))(
  'X26.26 %s replies to any request as the contract says',
  async (name, seed) => {
    const endpoint = ENDPOINTS[name]!;
    if (!(await everybodyIsIn())) await restore();
    // Resets the limits.
    await sql`delete from rate_limits`.execute(matrix.world.db);
    const requests = fc.sample(requestsOf(name, endpoint, known), { seed, numRuns: ROUNDS });
    const wrong = [];
    for (const request of requests) {
      const found = await wrongReply(name, request);
      if (found !== null) wrong.push({ ...request, payload: String(request.payload).slice(0, 500), found });
    }
    expect(wrong, `seed ${SEED}`).toEqual([]);
  },
  30_000 + ROUNDS * 500,
);

it('X26.26 most endpoints did what some request asked', () => {
  // With the usual number of requests half of them; a short run reaches fewer.
  expect(did.size / names.length).toBeGreaterThan(Math.min(0.5, ROUNDS / 24));
});
