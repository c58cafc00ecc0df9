// A block of a page whose code is downloaded when it is first drawn, or earlier. A download that fails leaves the rest
// of the page as it is, and is repeated by a button in the block or when the connection is back.
// rules: X31.40
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { type TextCode, t } from '../../platform/texts.ts';
import { whenIdle } from '../../platform/when-idle.ts';

/** A download that failed. */
export interface Missing {
  /** True where a newer version of the product has probably replaced the file. */
  readonly isGone: boolean;
  readonly onRetry: () => void;
}

interface BlockOptions {
  /** Height in pixels that is reserved while the code is downloading. */
  readonly height?: number;
  /** Says what is missing, and what a person can do without it. */
  readonly failed?: TextCode;
  /** For code that could not be downloaded before: what stands for it meanwhile, and where it fails again. */
  readonly again?: { readonly Waiting: ComponentType; readonly Missing: ComponentType<Missing> };
  /** Nobody waits for it: it is downloaded when the browser is idle, and nothing is drawn without it. */
  readonly quiet?: boolean;
}

type Download<Props> =
  | { readonly step: 'waiting' | 'loading' | 'failed'; readonly failures: number }
  | { readonly step: 'ready'; readonly Content: ComponentType<Props> };

export type DeferredBlock<Props> = ComponentType<Props> & {
  /** Downloads the code ahead; resolves also after a failure, which is shown only where the block is drawn. */
  readonly prefetch: () => Promise<void>;
};

/** After so many failures with a connection the file is probably gone: a newer version has replaced it. */
const FAILURES_UNTIL_RELOAD = 2;

/**
 * Milliseconds after which it is tried again when the connection is back: a device says that it is connected before its
 * first request can go out, and a weak connection goes again.
 */
const TRIES_AFTER = [3_000, 10_000, 30_000];

export function deferredBlock<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height = 0, failed = 'answering.not-all-loaded', again, quiet = false }: BlockOptions = {},
): DeferredBlock<Props> {
  const { get, subscribe, start } = downloadOf(load, again ? 1 : 0);
  function Block(props: Props) {
    const download = useSyncExternalStore(subscribe, get);
    useEffect(() => (quiet ? whenIdle(() => void start()) : void start()), []);
    if (download.step === 'ready') return <download.Content {...props} />;
    if (quiet) return null;
    if (download.step === 'failed') {
      const isGone = download.failures >= FAILURES_UNTIL_RELOAD && navigator.onLine;
      const missing = { isGone, onRetry: () => void start() };
      return again ? <again.Missing {...missing} /> : <NotDownloaded text={failed} {...missing} />;
    }
    if (again) return <again.Waiting />;
    return <div style={{ minHeight: height }} aria-busy="true" />;
  }
  return Object.assign(Block, { prefetch: start });
}

/** `failed`: how often it failed before. */
function downloadOf<Props>(load: () => Promise<ComponentType<Props>>, failed: number) {
  let download: Download<Props> = { step: 'waiting', failures: failed };
  const listeners = new Set<() => void>();
  const show = (next: Download<Props>) => {
    download = next;
    for (const listener of listeners) listener();
  };
  let arriving: Promise<void> = Promise.resolve();
  const start = () => {
    if (download.step === 'loading' || download.step === 'ready') return arriving;
    const { failures } = download;
    show({ step: 'loading', failures });
    const connection = nextConnection();
    arriving = loadAgain(load, failures).then(
      (Content) => show({ step: 'ready', Content }),
      () => {
        show({ step: 'failed', failures: failures + 1 });
        void connection.then(() => startConnected(0));
      },
    );
    return arriving;
  };
  const startConnected = async (tries: number) => {
    await start();
    const wait = TRIES_AFTER[tries];
    if (download.step === 'failed' && wait) setTimeout(() => void startConnected(tries + 1), wait);
  };
  return {
    get: () => download,
    start,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Awaited from the start of a download: one that began without a connection may fail only after it is back. */
function nextConnection(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

async function loadAgain<Value>(load: () => Promise<Value>, failures: number): Promise<Value> {
  const loaded = await load();
  if (failures > 0) await repairStyles();
  return loaded;
}

/** A style sheet that failed once is not requested again by the next import. */
async function repairStyles(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    broken.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const arrived = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
      });
      link.replaceWith(again);
      return arrived;
    }),
  );
}

function NotDownloaded({ text, isGone, onRetry }: Missing & { readonly text: TextCode }) {
  return (
    <div className="notice" role="status">
      <p>{t(text)}</p>
      {isGone && <p>{t('answering.newer-version')}</p>}
      <div className="notice-actions">
        <button type="button" className="button" onClick={onRetry}>
          {t('shell.retry')}
        </button>
        {isGone && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {t('shell.reload')}
          </button>
        )}
      </div>
    </div>
  );
}
