import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE, undescribed, withCatalogue } from '../../../../../scripts/database-page/database-page.ts';
import { type Catalogue, readCatalogue } from '../../../../../scripts/database-page/read-catalogue.ts';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

let world: TestWorld;
let catalogue: Catalogue;
beforeAll(async () => {
  world = await openTestWorld();
  catalogue = await readCatalogue(world.db);
});
afterAll(() => world.close());

it('X30.01 every table and column says what it is', () => {
  expect(catalogue.tables.length).toBeGreaterThan(40);
  expect(catalogue.columns.length).toBeGreaterThan(300);
  expect(undescribed(catalogue)).toEqual([]);
});

it('X30.01 docs/database.md is as the catalogue has it: npm run generate writes it', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(withCatalogue(page, catalogue));
});

it('X30.01 the page has a row for each column of each table', () => {
  const page = readFileSync(PAGE, 'utf8');
  const rows = page.match(/^\| `\w+` \| .* \|$/gm) ?? [];
  expect(rows).toHaveLength(catalogue.columns.length);
  const missing = catalogue.tables.filter(({ name }) => !page.includes(`#### \`${name}\``));
  expect(missing).toEqual([]);
});
