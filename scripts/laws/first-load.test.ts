// What a server has loaded once it has started, read from a build: what only some installations or some moments need comes when it
// is used (`await import`), and takes no memory before.
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtFiles, type Chunks, fileOf, loadedWith } from '../testing/loaded-with.ts';

const SERVER = resolve(import.meta.dirname, '../../apps/server');

/** Who uses it, or when. */
const COMES_LATER = {
  '@aws-sdk/client-s3': 'installations with files in S3',
  '@aws-sdk/lib-storage': 'installations with files in S3',
  '@fastify/swagger': 'whoever reads the description of the API',
  '@fastify/swagger-ui': 'whoever reads the description of the API',
  '@myriaddreamin/typst-ts-node-compiler': 'the process that draws records',
  '@opentelemetry/sdk-trace': 'installations that send traces',
  '@simplewebauthn/server': 'people with a security key',
  'file-type': 'the first upload',
  nodemailer: 'the first e-mail',
  'openid-client': 'installations with single sign-on',
  qrcode: 'the first record, poster or receipt',
  'read-excel-file': 'the first sheet that is read',
  'redsys-easy': 'the first payment',
  sharp: 'the first picture',
};

let chunks: Chunks;
let loaded: readonly string[];
beforeAll(async () => {
  ({ chunks } = await builtFiles(SERVER));
  loaded = loadedWith(chunks, [fileOf(chunks, '/src/roles/start.ts')]);
}, 240_000);

const isOf = (name: string) => (id: string) =>
  id === name || id.startsWith(`${name}/`) || id.includes(`/node_modules/${name}/`);

it('X2.03 a server that has started has loaded its endpoints', () => {
  expect(
    loaded.filter((id) => /\/apps\/server\/src\/features\/[^/]+\/routes\.ts$/.test(id)).length,
  ).toBeGreaterThan(10);
  expect(loaded.filter(isOf('fastify')).length).toBeGreaterThan(10);
});

it.each(Object.entries(COMES_LATER))('X2.03 %s is not loaded before it is used: by %s', (name) => {
  expect(loaded.filter(isOf(name))).toEqual([]);
  const later = [...chunks.values()].flatMap(({ moduleIds, imports, dynamicImports }) => [
    ...moduleIds,
    ...imports,
    ...dynamicImports,
  ]);
  expect(later.some(isOf(name))).toBe(true);
});
