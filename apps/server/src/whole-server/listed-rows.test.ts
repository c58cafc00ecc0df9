// What lists, counts, spreadsheets and statistics hold for each person: exactly the rows that they may see.
// The numbers are counted by hand in testing/access/matrix-submissions.ts and matrix-forms.ts.
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formId } from '../testing/access/matrix-forms.ts';
import { type MatrixWorld, openMatrixWorld } from '../testing/access/matrix-world.ts';
import { STAFF } from '../testing/access/rights/people.ts';
import type { PersonaName } from '../testing/personas.ts';
import { AWAY, HOME } from '../testing/territory.ts';

let matrix: MatrixWorld;
beforeAll(async () => {
  matrix = await openMatrixWorld();
});
afterAll(() => matrix.close());

type Listed = number | string;

/** The results of the people who get past the rights; refusals are tested by the role matrix. */
async function listedFor(ask: (who: PersonaName) => Promise<Listed | null>): Promise<Record<string, Listed>> {
  const listed: Record<string, Listed> = {};
  for (const who of STAFF) {
    const shown = await ask(who);
    if (shown !== null) listed[who] = shown;
  }
  return listed;
}

const total = (path: string) => async (who: PersonaName) => {
  const { status, body } = await matrix.as[who].get(path);
  return status === 200 ? (body.total as number) : null;
};

/** There are four in the own area: two of the inspector, one of the colleague, one of the census taker. */
const SEEN_IN_OWN_AREA = {
  admin: 4,
  elevatedSupervisor: 4,
  correctingDuplicatingSupervisor: 4,
  correctingSupervisor: 4,
  duplicatingSupervisor: 4,
  supervisor: 4,
  censusTaker: 1,
  answerer: 4,
  correctingAnswerer: 4,
  elevatedCorrectingInspector: 0,
  elevatedInspector: 0,
  inspector: 2,
  actasInspector: 4,
  colleague: 1,
};

it('P6.26 R6.06 R6.08 R6.10 R6.17 R6.19 R6.22 R1.01 the list of a form holds the submissions that a person may see', async () => {
  expect(await listedFor(total(`/api/forms/${formId('own')}/submissions`))).toEqual(SEEN_IN_OWN_AREA);
});

it('P6.26 R6.08 R6.11 the spreadsheet holds the same ones, without those of colleagues', async () => {
  const rows = await listedFor(async (who) => {
    const { status, raw } = await matrix.as[who].get(`/api/forms/${formId('own')}/submissions.xlsx`);
    return status === 200 ? (await readSheet(raw)).length - 1 : null;
  });
  expect(rows).toEqual(SEEN_IN_OWN_AREA);
});

it('P6.26 R6.05 R6.09 R6.11 R6.17 statistics count the same ones', async () => {
  expect(await listedFor(total(`/api/forms/${formId('own')}/statistics`))).toEqual({
    admin: 4,
    elevatedSupervisor: 4,
    correctingDuplicatingSupervisor: 4,
    correctingSupervisor: 4,
    duplicatingSupervisor: 4,
    supervisor: 4,
    censusTaker: 1,
  });
});

it('P2.16 R2.011 the own submissions of a form are the person’s own, even if the role may see more', async () => {
  const listed = await listedFor(total(`/api/forms/${formId('own')}/own-submissions`));
  expect(listed).toEqual({
    ...Object.fromEntries(STAFF.map((who) => [who, 0])),
    inspector: 2,
    colleague: 1,
    censusTaker: 1,
    // They work in another area.
    neighbour: undefined,
    foreigner: undefined,
  });
});

it('P6.20 E6.02 the form list holds the forms of the own areas, that of an administrator all', async () => {
  const [own, next, away] = [6, 5, 7];
  const listed = await listedFor(total('/api/forms'));
  expect(listed).toEqual({
    ...Object.fromEntries(STAFF.map((who) => [who, own])),
    admin: own + next + away,
    elevatedSupervisor: own + next,
    neighbour: next,
    foreigner: away,
    roleless: undefined,
  });
});

it('P6.20 a form of another area is in no list, whatever the filter asks for', async () => {
  const [own, next] = HOME.areas;
  const asked = (who: PersonaName, query: string) => total(`/api/forms?${query}`)(who);
  expect(await asked('supervisor', `area=${next}`)).toBe(0);
  expect(await asked('neighbour', `area=${next}`)).toBe(5);
  expect(await asked('supervisor', `municipality=${AWAY.id}`)).toBe(0);
  expect(await asked('foreigner', `area=${own}`)).toBe(0);
  expect(await asked('admin', `municipality=${AWAY.id}`)).toBe(7);
});

it('P7.25 the tree of areas ends in the person’s own areas, that of an administrator in all', async () => {
  const [own, next] = HOME.areas;
  const listed = await listedFor(async (who) => {
    const { countries } = (await matrix.as[who].get('/api/territory')).body;
    const areas = JSON.stringify(countries).matchAll(/"id":"((?:home|away)(?:Green|Trade)z+)"/g);
    return [...areas]
      .map(([, id = '']) => id)
      .sort((a, b) => a.localeCompare(b))
      .join(' ');
  });
  expect(listed).toEqual({
    ...Object.fromEntries(STAFF.map((who) => [who, own])),
    admin: [...AWAY.areas, own, next].join(' '),
    elevatedSupervisor: `${own} ${next}`,
    neighbour: next,
    foreigner: AWAY.areas[0],
  });
});

it('P6.20 P6.26 X21.12 the payments of a form are those of the submissions that a person may see', async () => {
  const listed = await listedFor(async (who) => {
    const path = `/api/forms/${formId('sellsToAllNext')}/payments`;
    const { status, body } = await matrix.as[who].get(path);
    return status === 200 ? body.payments.length : null;
  });
  expect(listed).toEqual({ admin: 2, elevatedSupervisor: 2, neighbour: 2 });
});

it('X22.04 R7.27 a citizen lists what is about themselves, nothing that the same number gave in another town', async () => {
  const titles = async (who: 'portalCitizen' | 'otherPortalCitizen') => {
    const { submissions } = (await matrix.as[who].get('/api/portal/submissions')).body;
    return submissions.map(({ id }: { id: string }) => id.replace(/z+$/, '')).sort();
  };
  expect(await titles('portalCitizen')).toEqual(['answerofCitizenNext', 'portalana']);
  expect(await titles('otherPortalCitizen')).toEqual(['portalbea']);
});
