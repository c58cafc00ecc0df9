// Keeps the application itself on the device, so that a form opens again without a connection; where the day was prepared for
// the field, with all screens of the day. It keeps files of the build only: no reply of the server's endpoints passes through.
// rules: X31.47, X39.30, X39.39

import { matchPath } from '@constancia/domain/pages/match-path.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/**
 * What the build puts in place of these names: the files of every page, those of the day in the field, and a name that
 * changes with each build.
 */
declare const PRECACHED_FILES: { url: string; revision: string | null }[];
declare const FIELD_FILES: readonly string[];
declare const BUILD_NAME: string;

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };
}
interface WorkerScope {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly clients: { readonly claim: () => Promise<void> };
}
const worker = globalThis as unknown as WorkerScope;

const OTHER_FILES = 'constancia-files-';
const KEPT_FILES = `${OTHER_FILES}${BUILD_NAME}`;
/** The same name as in platform/device/drop-prepared.ts, where it is deleted. It is there where the day was prepared. */
const FIELD_CACHE = 'constancia-field';
/** Milliseconds that the server has to send the page; then the one of the device is shown. */
const PATIENCE = 5_000;

// The page comes from the server whenever it can be reached, so that no old program meets a new server.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  async ({ request }) => {
    const fromServer = fetch(request);
    const kept = await matchPrecache('/');
    if (!kept) return fromServer;
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(kept), PATIENCE);
    });
    return Promise.race([fromServer.catch(() => kept), late]);
  },
);
precacheAndRoute(PRECACHED_FILES, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// Files of the build have their content in their name, so a kept one never differs.
registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    const files = await caches.open(KEPT_FILES);
    const kept = await caches.match(request);
    if (kept) return kept;
    const reply = await fetch(request);
    if (reply.ok) await files.put(request, reply.clone());
    return reply;
  },
);

// A device that is prepared for the field stays so with the next version, which has other files.
worker.addEventListener('install', (event) => {
  event.waitUntil(caches.has(FIELD_CACHE).then((isPrepared) => isPrepared && keepFieldFiles()));
});

// A new version takes over when no tab of the former one is open any more; then its files can go.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherBuilds(), dropFormerFieldFiles(), worker.clients.claim()]));
});

/** The page names the files that it loaded before this worker could keep them. */
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
  const reply = (isKept: boolean) => event.ports[0]?.postMessage(isKept);
  if (event.data === FIELD_CACHE) event.waitUntil(keepFieldFiles().then(reply));
});

/** False when one of them did not come. */
async function keepFieldFiles(): Promise<boolean> {
  const files = await caches.open(FIELD_CACHE);
  let areKept = true;
  for (const url of FIELD_FILES) {
    if (await files.match(url)) continue;
    await files.add(url).catch(() => {
      areKept = false;
    });
  }
  return areKept;
}

async function dropFormerFieldFiles(): Promise<void> {
  if (!(await caches.has(FIELD_CACHE))) return;
  const files = await caches.open(FIELD_CACHE);
  for (const request of await files.keys())
    if (!FIELD_FILES.includes(new URL(request.url).pathname)) await files.delete(request);
}

async function dropOtherBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(OTHER_FILES) && name !== KEPT_FILES) await caches.delete(name);
}

async function keep(urls: readonly unknown[]): Promise<void> {
  const files = await caches.open(KEPT_FILES);
  for (const url of urls) {
    if (typeof url !== 'string' || !new URL(url).pathname.startsWith('/assets/')) continue;
    if (await caches.match(url)) continue;
    await files.add(url).catch(() => {});
  }
}

function isPage({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin && Object.values(PATHS).some((path) => matchPath(path, pathname) !== null)
  );
}
