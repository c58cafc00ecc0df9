// The file that other sites load to show a form: small, and open to pages of any origin, unlike everything else.
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../testing/with-app.ts';

/** The build copies it as it stands. */
const ELEMENT = resolve(import.meta.dirname, '../../../../web/public/constancia-form.js');

let world: TestWorld;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'constancia-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Constancia</title>');
  await copyFile(ELEMENT, join(webDir, 'constancia-form.js'));
  world = await openTestWorld({ webDir });
});
afterAll(async () => {
  await world.close();
  await rm(webDir, { recursive: true, force: true });
});

it('X38.25 the element has at most 5 kB and is loaded by pages of any origin; our pages are not', async () => {
  const element = await world.visitor.get('/constancia-form.js');
  expect(element.status).toBe(200);
  expect(element.headers['content-type']).toMatch(/javascript/);
  expect(element.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(element.raw.length).toBeGreaterThan(500);
  expect(element.raw.length).toBeLessThanOrEqual(5 * 1_024);
  const page = await world.visitor.get('/listar');
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
});
