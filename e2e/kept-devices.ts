// The devices that a worker keeps for its journeys. A new one costs the processor more than a second (a process of the browser
// that reads and compiles the whole application), most journeys less. Between two journeys a device is emptied, as if it were
// new; one that was changed in a way that cannot be undone is thrown away.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Dialog,
  Disposable,
  Page,
} from '@playwright/test';

/** What a device is opened with, as far as journeys differ in it. */
export type DeviceOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'serviceWorkers'
> & {
  /** Where the product is; its storage is emptied. */
  readonly baseURL: string | undefined;
};

/** The browser of one person, with the page that was opened first. */
interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly options: string;
  /** Whether something was done that `empty` does not undo. */
  readonly isAltered: () => boolean;
  /** Leaves the device as a new one: no page of the product, nothing stored, nobody signed in, nothing played. */
  readonly empty: () => Promise<void>;
}

/** Has `note` called before each of these functions of an object. */
function noteUse(owner: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const usual = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, (...given: unknown[]) => {
      note();
      return Reflect.apply(usual, owner, given);
    });
  }
}

const agree = (dialog: Dialog) => void dialog.accept();

/** Leaves the product for a file of the same origin: for a page of another one the browser would start a new process. */
async function leaveProduct(page: Page, origin: string): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', agree);
  await page.goto(`${origin}/icon.svg`);
  for (const event of ['console', 'dialog', 'pageerror', 'request', 'response']) {
    page.removeAllListeners(event);
    page.context().removeAllListeners(event);
  }
}

/** Says whether something is done on the device that cannot be undone, or that must not be. */
function watchAlterations(context: BrowserContext, page: Page, origin: string): () => boolean {
  let altered = false;
  let offline = false;
  const note = () => {
    altered = true;
  };
  noteUse(context, ['exposeBinding', 'exposeFunction', 'newCDPSession', 'close'], note);
  noteUse(page, ['exposeBinding', 'exposeFunction', 'close'], note);
  noteUse(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], note);
  // What a page of another origin stores is not emptied.
  const watch = (opened: Page) =>
    opened.on('framenavigated', (frame) => {
      const from = new URL(frame.url()).origin;
      if (from !== 'null' && from !== origin) note();
    });
  watch(page);
  context.on('page', watch);
  // With a connection, a device that has none now would send what it keeps.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = (wanted) => {
    offline = wanted;
    return setOffline(wanted);
  };
  return () => altered || offline;
}

/** Collects the scripts that run before those of a page, for as long as they are not taken back. */
function collectScripts(context: BrowserContext, page: Page): Disposable[] {
  const scripts: Disposable[] = [];
  for (const owner of [context, page]) {
    const addInitScript: (...given: never[]) => Promise<Disposable> = owner.addInitScript.bind(owner);
    owner.addInitScript = async (...given: unknown[]) => {
      const script = await addInitScript(...(given as never[]));
      scripts.push(script);
      return script;
    };
  }
  return scripts;
}

async function openDevice(browser: Browser, options: DeviceOptions): Promise<Device> {
  const { origin } = new URL(options.baseURL ?? '');
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const openTools = context.newCDPSession.bind(context);
  const isAltered = watchAlterations(context, page, origin);
  const scripts = collectScripts(context, page);

  const empty = async () => {
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.unrouteAll();
    await page.unrouteAll();
    for (const script of scripts.splice(0)) await script.dispose();
    await leaveProduct(page, origin);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    const tools = await openTools(page);
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await tools.send('Page.resetNavigationHistory');
    await tools.detach();
    await context.clearCookies();
    await context.clearPermissions();
    await context.setGeolocation(null);
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      forcedColors: 'none',
    });
    if (options.viewport) await page.setViewportSize(options.viewport);
    await page.mouse.move(-1, -1);
  };
  return { context, page, options: JSON.stringify(options), isAltered, empty };
}

/** Of one worker: the device of the person whom a journey follows, or that of another person. */
export class KeptDevice {
  readonly #browser: Browser;
  #device: Device | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A device with these options, as if it were new. */
  async take(options: DeviceOptions): Promise<Device> {
    if (this.#device?.options !== JSON.stringify(options)) await this.close();
    this.#device ??= await openDevice(this.#browser, options);
    return this.#device;
  }

  /** After a journey that went well. */
  async giveBack(): Promise<void> {
    if (this.#device?.isAltered() === false) await this.#device.empty();
    else await this.close();
  }

  async close(): Promise<void> {
    await this.#device?.context.close();
    this.#device = undefined;
  }
}
