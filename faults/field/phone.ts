// The phone: a Chromium with a profile of its own, which can be killed and started again in the same profile, and what a person
// does on it. It says what the device holds, as its own pages keep it.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { emailOf, PASSWORD } from '../../apps/server/src/testing/personas.ts';
import { BROWSER } from '../../playwright.config.ts';
import { FIELD_FORM, FIELD_TITLE, QUESTIONS } from './field-town.ts';
import { filesOf, type HandedOut } from './handed-out.ts';
import { type OnDevice, readDevice } from './on-device.ts';

/** Milliseconds that a person waits for something on a page. */
const PATIENCE = 10_000;
/** Milliseconds in which the browser has started, on a machine that does much else. By itself the driver waits three minutes. */
const STARTS_WITHIN = 45_000;

export interface Given {
  /** What is written, which no other submission has. */
  readonly name: string;
  /** Paths of the photo and the file. */
  readonly photo: string;
  readonly plan: string;
}

/**
 * Where pressing the button led. `no-reply`: a dialog says so. `not-yet`: a file is still on its way. `stored-before`: the
 * server has had this submission, with other answers.
 */
export type Pressed =
  | 'stored'
  | 'stored-before'
  | 'waits'
  | 'no-reply'
  | 'not-yet'
  | 'signed-out'
  | 'nothing';

export class Phone {
  #context: BrowserContext;
  readonly #profile: string;
  readonly #url: string;
  #page: Page;

  private constructor(page: Page, profile: string, url: string) {
    this.#context = page.context();
    this.#page = page;
    this.#profile = profile;
    this.#url = url;
  }

  static async open(url: string): Promise<Phone> {
    const profile = await mkdtemp(join(tmpdir(), 'constancia-phone-'));
    const context = await launch(profile, url);
    return new Phone(await pageOf(context), profile, url);
  }

  get page(): Page {
    return this.#page;
  }

  version(): string {
    return this.#context.browser()?.version() ?? '';
  }

  /** Without warning, as a phone whose memory or battery is at its end. */
  async kill(): Promise<void> {
    const closed = this.#context.waitForEvent('close', { timeout: PATIENCE }).catch(() => {});
    for (const pid of processesOf(this.#profile)) process.kill(pid, 'SIGKILL');
    await closed;
    for (let waited = 0; processesOf(this.#profile).length > 0 && waited < 100; waited += 1) await pause(50);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  /** The same profile again; nothing when it is still open. */
  async reopen(): Promise<void> {
    if (!this.#page.isClosed()) return;
    this.#context = await launch(this.#profile, this.#url);
    this.#page = await pageOf(this.#context);
  }

  async remove(): Promise<void> {
    await this.#context.close();
    await rm(this.#profile, { recursive: true, force: true });
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.#context.setOffline(isOffline);
  }

  /** Fills in the page or the dialog that asks for it; nothing where none does. */
  async signIn(): Promise<void> {
    const email = this.#page.getByLabel('Correo electrónico');
    if (!(await email.isVisible())) return;
    await email.fill(emailOf('inspector'));
    await this.#page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await this.#page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await email.waitFor({ state: 'hidden' });
  }

  /** Takes the form along into the field. */
  async prepare(): Promise<void> {
    const page = this.#page;
    await this.#goSignedIn('/mi-dia/preparar', page.getByRole('searchbox'));
    await heard(
      page.evaluate(() => navigator.serviceWorker.ready.then(() => true)),
      'that it can work without a connection',
    );
    await page.getByRole('searchbox').fill(FIELD_TITLE);
    await page.getByRole('checkbox', { name: FIELD_TITLE }).check();
    await page.getByRole('button', { name: 'Preparar', exact: true }).click();
    await page.getByText('Listo. Ya puede trabajar sin conexión.').waitFor({ timeout: 60_000 });
  }

  /** Signing in again takes what was prepared off the device. */
  async isPrepared(): Promise<boolean> {
    if (!this.#page.url().startsWith('http')) return false;
    return heard(
      this.#page.evaluate(() => caches.has('constancia-field')),
      'whether a form was taken along',
    );
  }

  async #goSignedIn(path: string, shown: ReturnType<Page['locator']>): Promise<void> {
    await this.#page.goto(`${this.#url}${path}`);
    const email = this.#page.getByLabel('Correo electrónico');
    await shown.or(email).first().waitFor();
    if (!(await email.isVisible())) return;
    await this.signIn();
    await this.#page.goto(`${this.#url}${path}`);
    await shown.first().waitFor();
  }

  /** Signs in where that is needed. */
  async enter(): Promise<void> {
    // The bar is there for who is signed in; a page that still loads has a heading too.
    await this.#goSignedIn('/home', this.#page.getByRole('link', { name: 'Constancia', exact: true }));
  }

  /** The form, with what this person has begun of it. */
  async openForm(): Promise<void> {
    await this.#goSignedIn(`/contestar/${FIELD_FORM}`, this.#field());
  }

  #field() {
    return this.#page.getByLabel(new RegExp(`^${QUESTIONS.name}`));
  }

  async write({ name }: Given): Promise<void> {
    if ((await this.#field().inputValue()) === '') await this.#field().fill(name);
  }

  written(): Promise<string> {
    return this.#field().inputValue();
  }

  /** What is not there yet. */
  async give({ photo, plan }: Given): Promise<void> {
    for (const [kind, path] of [
      ['Imagen', photo],
      ['Documento', plan],
    ] as const) {
      const field = this.#page.getByRole('group', { name: new RegExp(`^${kind}`) });
      const chooser = field.locator('input[type=file]').first();
      const given = field.getByRole('button', { name: /^(Quitar|Cancelar)/ });
      await chooser.or(given).first().waitFor({ state: 'attached' });
      if ((await given.count()) === 0) await chooser.setInputFiles(path);
    }
  }

  /** Both have arrived. */
  async untilArrived(): Promise<void> {
    const arrived = this.#page.getByRole('button', { name: /^Quitar/ });
    await arrived.nth(1).waitFor();
  }

  async send(): Promise<Pressed> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    return this.where();
  }

  /** What the page says of sending. */
  async where(): Promise<Pressed> {
    const page = this.#page;
    const signs: readonly [Pressed, ReturnType<Page['locator']>][] = [
      ['waits', page.getByRole('heading', { level: 1, name: 'Lista para enviar' })],
      ['no-reply', page.getByRole('button', { name: 'Dejar lista para enviar' })],
      ['signed-out', page.getByRole('dialog', { name: 'Su sesión terminó' })],
      ['stored-before', page.getByRole('dialog', { name: 'Esta respuesta ya estaba guardada' })],
    ];
    const late = page.getByText('El archivo todavía no terminó de subir').first();
    const going = page.getByRole('button', { name: /^Cancelar/ }).first();
    for (const until = performance.now() + PATIENCE; performance.now() < until; await pause(30)) {
      if (this.code() !== null) return 'stored';
      for (const [where, sign] of signs) if (await sign.isVisible()) return where;
      // It is still said a moment after the last file has arrived.
      if ((await late.isVisible()) && (await going.isVisible())) return 'not-yet';
    }
    return 'nothing';
  }

  /** The code on the page that follows sending; null on any other. */
  code(): string | null {
    return new URL(this.#page.url()).searchParams.get('respuesta');
  }

  async leaveReady(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Dejar lista para enviar' }).click();
    await this.#page.getByRole('heading', { level: 1, name: 'Lista para enviar' }).waitFor();
  }

  /** The browser looks for another version of the service worker, and the page is closed and opened again. */
  async update(): Promise<void> {
    const url = this.#page.url();
    const updated = this.#page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
    });
    await heard(updated, 'whether there is another version');
    await this.#page.goto('about:blank');
    await this.#page.goto(url);
  }

  holds(): Promise<OnDevice> {
    return heard(this.#page.evaluate(readDevice), 'what it holds');
  }

  /** Null where it is not signed in. */
  filesOf(submissionId: string): Promise<HandedOut | null> {
    return heard(filesOf(this.#page, submissionId), 'which files a submission has');
  }

  /** What somebody who looks for the cause wants to see: page, locks, the last requests, and what is not sent. */
  async describe(): Promise<string> {
    const page = this.#page;
    const seen = page.evaluate(async () => ({
      url: location.href,
      online: navigator.onLine,
      locks: await navigator.locks.query(),
      asked: performance
        .getEntriesByType('resource')
        .slice(-8)
        .map(({ name, duration }) => `${name} ${Math.round(duration)}`),
      shown: document.body.innerText.slice(-900),
    }));
    const { url, online, locks, asked, shown } = await heard(seen, 'what it shows');
    const names = (list: readonly { name?: string }[] = []) => list.map(({ name }) => name).join(', ');
    return JSON.stringify({
      url,
      online,
      held: names(locks.held),
      waits: names(locks.pending),
      drafts: (await this.holds()).drafts,
      asked,
      shown,
    });
  }
}

/** The reply of a page. One that hangs says nothing, and what is asked of it by a program has no limit of its own. */
function heard<T>(reply: Promise<T>, what: string): Promise<T> {
  return Promise.race([
    reply,
    pause(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error(`the page did not say ${what} within ${PATIENCE / 1_000} s`);
    }),
  ]);
}

function launch(profile: string, url: string): Promise<BrowserContext> {
  const { launchOptions, locale, timezoneId } = BROWSER;
  return chromium
    .launchPersistentContext(profile, {
      ...launchOptions,
      timeout: STARTS_WITHIN,
      // The driver would end the whole process at once, and leave the servers running that it did not start.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      locale,
      timezoneId,
      baseURL: url,
      // The journeys block them.
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    .then((context) => {
      context.setDefaultTimeout(PATIENCE);
      return context;
    });
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

/** The browser of this profile, without the processes that it started: they end with it. */
function processesOf(profile: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const line = commandOf(pid);
      return line.some((one) => one === `--user-data-dir=${profile}`) && !line.some(isChild);
    })
    .map(Number);
}

const isChild = (argument: string) => argument.startsWith('--type=');

function commandOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    // It has ended since.
    return [];
  }
}
