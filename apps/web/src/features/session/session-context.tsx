// The session in its four states: loading, unauthenticated, authenticated, failed. Without a connection it is the one that
// this device had last.
// rules: P4.01-P4.06, X31.47, X31.56, X39.95
import type { Account, readSession, SingleSignOn } from '@constancia/contract/session.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { dropSent } from '../../answering/queue/sent-today.ts';
import { asCallError, type CallError, call, isUnreached, setPageAccount } from '../../platform/api-client.ts';
import { dropReadAhead } from '../../platform/read-ahead.ts';
import { dropKeptAccount, keepAccount, keptAccount, lastKept } from './kept-account.ts';
import { rememberToSignOut, signedOutOrIn, signOutOnServer, stillToSignOut } from './sign-out.ts';

export type SessionState =
  | { readonly state: 'loading' }
  | { readonly state: 'unauthenticated'; readonly singleSignOn?: SingleSignOn | undefined }
  | { readonly state: 'authenticated'; readonly account: Account }
  | { readonly state: 'failed'; readonly error: CallError };

export type Session = SessionState & {
  readonly signedIn: (account: Account) => void;
  /** Leaves the page first, then signs out on the server (P4.06). */
  readonly leave: () => Promise<void>;
  readonly reload: () => void;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider');
  return session;
}

/** The signed-in account. The guard draws screens that use this only when there is one. */
export function useAccount(): Account {
  const session = useSession();
  if (session.state !== 'authenticated') throw new Error('useAccount is used outside the guard');
  return session.account;
}

/** Milliseconds that the server has to say who is signed in. */
const READ_LIMIT = 15_000;

function readOnServer() {
  return call<typeof readSession>({ method: 'GET', path: '/api/session', limit: READ_LIMIT });
}

/** What this device has of a person who signs out; drafts stay, as the person chose. */
async function dropKept(person: string | null): Promise<void> {
  if (person !== null) await dropSent(person);
  await dropKeptAccount(person);
}

async function read(): Promise<SessionState> {
  try {
    const leaving = await stillToSignOut();
    if (leaving) {
      // Who signed out is nobody here, also where the page went in the middle of it and the server cannot be reached.
      await dropKept(leaving.person ?? lastKept());
      await signOutOnServer();
    }
    const { account, singleSignOn } = await readOnServer();
    if (!account) {
      await dropKeptAccount(lastKept());
      return { state: 'unauthenticated', singleSignOn };
    }
    keepAccount(account);
    return { state: 'authenticated', account };
  } catch (error) {
    const failure = asCallError(error);
    const kept = isUnreached(failure) ? await keptAccount() : null;
    return kept ? { state: 'authenticated', account: kept } : { state: 'failed', error: failure };
  }
}

/** Whom the server knows this browser as now; null for nobody. Throws CallError. */
export async function readAccount(): Promise<Account | null> {
  return (await readOnServer()).account;
}

/** Whether the server knows this browser as that account now. Throws when it cannot be reached. */
export async function isStillSignedIn(userId: string): Promise<boolean> {
  return (await readAccount())?.userId === userId;
}

let person: string | null = null;
/** The same, also while the server refuses the session of that person. */
let leaver: string | null = null;
let dropData = () => {};

/** What keeps data of a person drops them before the page shows somebody else, or nobody. */
export function onNextPerson(drops: () => void): void {
  dropData = drops;
}

/** From now on the page, and what it sends, is of this person, or of nobody. */
function taken(next: SessionState): SessionState {
  const userId = next.state === 'authenticated' ? next.account.userId : null;
  setPageAccount(userId);
  // A page that is open to everybody may be waiting for a reply of its own when it becomes known who is signed in.
  if (person && userId !== person) dropData();
  person = userId;
  if (next.state !== 'failed') leaver = userId;
  return next;
}

/** Id of the account whose session this is, or was last on this device; null where it is not known. */
export async function lastPerson(): Promise<string | null> {
  return leaver ?? (await keptAccount())?.userId ?? null;
}

let preloaded: Promise<SessionState> | null = null;

/** Asks who is signed in while the screens are still downloading. */
export function preloadSession(): void {
  preloaded = read();
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<SessionState>({ state: 'loading' });
  const show = useCallback((next: SessionState) => setCurrent(taken(next)), []);
  useEffect(() => {
    void (preloaded ?? read()).then(show);
    preloaded = null;
  }, [show]);
  const reload = useCallback(() => {
    setCurrent({ state: 'loading' });
    void read().then(show);
  }, [show]);
  const session = useMemo<Session>(
    () => ({
      ...current,
      reload,
      signedIn: (account) => {
        dropReadAhead();
        void signedOutOrIn();
        keepAccount(account);
        show({ state: 'authenticated', account });
      },
      leave: async () => {
        const person = leaver ?? lastKept();
        dropReadAhead();
        rememberToSignOut(person);
        show({ state: 'unauthenticated' });
        await dropKept(person);
        const elsewhere = await signOutOnServer().catch(() => null);
        // The identity provider signs the person out too (P7.34).
        if (elsewhere !== null) return window.location.assign(elsewhere);
        // The sign-in page offers single sign-on.
        const next = await read();
        setCurrent((now) => (now.state === 'unauthenticated' && next.state === now.state ? next : now));
      },
    }),
    [current, reload, show],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
