// docs/settings.md must list exactly the settings that the server reads.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config/config.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** With these values the server also reads the further settings that a bucket, a map or an identity provider needs. */
const GIVEN: NodeJS.ProcessEnv = {
  S3_BUCKET: 'bucket',
  TRACES_URL: 'http://127.0.0.1:4318/v1/traces',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'constancia',
  OIDC_CLIENT_SECRET: 'a secret of the provider',
  MAP_STREET_TILES: 'https://tiles.example/{z}/{x}/{y}',
  MAP_SATELLITE_TILES: 'https://tiles.example/{z}/{x}/{y}',
};

function settingsRead(): readonly string[] {
  const names = new Set<string>();
  const recording = new Proxy(GIVEN, {
    get(values, name) {
      names.add(String(name));
      return values[String(name)];
    },
  });
  readConfig(recording);
  return [...names].sort();
}

function settingsOfPage(): readonly string[] {
  const page = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
  const cells = [...page.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.match(/[A-Z0-9_]+/g) ?? []).sort();
}

it('X30.02 docs/settings.md has a line for every setting of the server, and for no other', () => {
  expect(settingsRead()).toContain('S3_REGION');
  expect(settingsOfPage()).toEqual(settingsRead());
});

it('X30.02 no setting is read under conditions that this test does not know', () => {
  const code = readFileSync(join(ROOT, 'apps/server/src/config/config.ts'), 'utf8');
  const named = [...code.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name = '']) => name);
  const read = settingsRead();
  expect(named).toContain('PORT');
  expect(named.filter((name) => !read.some((other) => `${other}_`.startsWith(`${name}_`)))).toEqual([]);
});
