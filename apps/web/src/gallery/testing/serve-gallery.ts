// Builds the gallery into a temporary folder and serves it while its tests run. It is built as for development, so that
// React reports what is wrong with a component.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const APP = resolve(import.meta.dirname, '../../..');

export default async function serveGallery(): Promise<() => Promise<void>> {
  process.env['NODE_ENV'] = 'development';
  const outDir = await mkdtemp(join(tmpdir(), 'constancia-gallery-'));
  const common = { root: APP, configFile: false, logLevel: 'error' } as const;
  await build({
    ...common,
    mode: 'development',
    plugins: [react()],
    build: { outDir, minify: false, rolldownOptions: { input: join(APP, 'gallery.html') } },
  });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  process.env['GALLERY_URL'] = server.resolvedUrls?.local[0];
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
