// Runs Vite's development server with our server behind it. Vite serves the pages, watches all files and forwards
// requests to the server, so there is one URL. This file runs on the Node that dev.mjs chose.
// rules: X2.10

import { connect, createServer as createListener } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, REPOSITORY } from '../bootstrap.mjs';
import { demoGateway } from '../demo-gateway.mjs';
import { RestartingServer } from './restarting-server.mjs';

const WATCHED = ['apps/server', 'packages/domain/src', 'packages/contract/src', 'packages/messages/src'];
/** Paths that Vite forwards to the server; Vite serves everything else. */
const FORWARDED = ['/api', '/healthz', '/readyz'];
/** How long a request waits for a restarting server, in milliseconds. */
const PATIENCE_MS = 15_000;

const options = process.argv.slice(2);
/** `--inspect`, `--inspect-brk` and the like are options of Node, not of the server. */
const isForNode = (option) => option.startsWith('--inspect');
const port = Number(process.env['PORT'] || 5173);
const apiPort = await freePort();
const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(apiPort),
  PUBLIC_ORIGIN: `http://localhost:${port}`,
};
const gateway = await demoGateway(REPOSITORY, process.execPath, env).catch((error) => giveUp(error.message));

const server = new RestartingServer({
  args: [
    ...options.filter(isForNode),
    join(REPOSITORY, 'apps/server/src/main.ts'),
    'start',
    ...options.filter((option) => !isForNode(option)),
  ],
  env: { ...env, ...gateway },
  say: (line) => console.log(`[dev] ${line}`),
});
await startVite().catch((error) => giveUp(messageOf(error)));
server.start();

// Without this, Vite would end the process on SIGTERM before the server has stopped.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

async function stop() {
  await server.stop();
  process.exit(0);
}

async function startVite() {
  const { createServer } = await import(
    pathToFileURL(join(REPOSITORY, 'node_modules/vite/dist/node/index.js')).href
  );
  const started = await createServer({
    root: join(REPOSITORY, 'apps/web'),
    configFile: join(REPOSITORY, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    plugins: [{ name: 'constancia-server', configureServer: followServer }],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The server compares its own host with Origin, so Host stays as the browser sent it.
      proxy: Object.fromEntries(
        FORWARDED.map((path) => [path, { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false }]),
      ),
    },
  });
  await started.listen();
}

/** Restarts the server when one of its files is saved, and holds requests back until it answers again. */
function followServer({ watcher, middlewares }) {
  watcher.add(WATCHED.map((folder) => join(REPOSITORY, folder)));
  watcher.on('all', (event, path) => {
    if (/^(add|change|unlink)$/.test(event) && isServerFile(path)) server.restart();
  });
  for (const path of FORWARDED)
    middlewares.use(path, async (_request, _response, next) => {
      await untilAnswering();
      next();
    });
}

function isServerFile(path) {
  const file = path.slice(REPOSITORY.length + 1).replaceAll('\\', '/');
  return (
    WATCHED.some((folder) => file.startsWith(`${folder}/`)) &&
    /\.(ts|sql|typ|json)$/.test(file) &&
    !/\.test\.ts$|\/testing\//.test(file)
  );
}

async function untilAnswering() {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && !(server.isRunning && (await isReachable(apiPort))))
    await new Promise((wake) => setTimeout(wake, 100));
}

function isReachable(at) {
  return new Promise((answer) => {
    const socket = connect(at, '127.0.0.1');
    socket.once('connect', () => socket.destroy(answer(true)));
    socket.once('error', () => answer(false));
  });
}

function freePort() {
  return new Promise((found) => {
    const listener = createListener();
    listener.listen(0, '127.0.0.1', () => {
      const { port: free } = listener.address();
      listener.close(() => found(free));
    });
  });
}

function messageOf(error) {
  return /is already in use/.test(error.message)
    ? `Port ${port} is taken by another program. Choose one with PORT=<number>.`
    : error.stack;
}
