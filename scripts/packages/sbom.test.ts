import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Component {
  readonly name: string;
  readonly version: string;
}

it('X27.17 the list of what runs names every package of the server and none of development', () => {
  execFileSync('npm', ['run', 'sbom'], { cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32' });
  const { bomFormat, components } = JSON.parse(readFileSync(resolve(ROOT, 'sbom.json'), 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly Component[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Map(components.map(({ name, version }) => [name, version]));
  const server = JSON.parse(readFileSync(resolve(ROOT, 'apps/server/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const [name, version] of Object.entries(server.dependencies)) {
    if (!name.startsWith('@constancia/')) expect(listed.get(name), name).toBe(version);
  }
  for (const name of ['vitest', '@playwright/test', 'oxlint']) expect(listed.has(name), name).toBe(false);
});
