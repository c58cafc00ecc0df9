// What happens when the server says that nobody is signed in any more. Staff pages register a question that lets the
// person sign in over the page; every request that was refused waits for it and is then sent again.
// rules: X31.61

/** False when the person did not sign in, or signed in with another account. */
type SignInAgain = () => Promise<boolean>;

let ask: SignInAgain | null = null;
let asking: Promise<boolean> | null = null;
/** Counts the sessions of this page. */
let sessions = 0;
/** Whether the person was asked in this session and chose to sign in later. */
let isPutOff = false;

/** Returns a function that removes the question. */
export function onSessionEnded(signInAgain: SignInAgain): () => void {
  ask = signInAgain;
  isPutOff = false;
  return () => {
    if (ask === signInAgain) ask = null;
  };
}

export function currentSession(): number {
  return sessions;
}

/** Resolves true when the request that was sent in `session` can be sent again. The person is asked only once. */
export async function signedInAgain(session: number): Promise<boolean> {
  if (session < sessions) return true;
  if (!ask) return false;
  asking ??= askOnce(ask);
  return asking;
}

/** Asks a person who did nothing now; one who chose to sign in later is asked only when they send something. */
export async function offerSignIn(session: number): Promise<void> {
  if (!isPutOff) await signedInAgain(session);
}

async function askOnce(signInAgain: SignInAgain): Promise<boolean> {
  const isSame = await signInAgain();
  if (isSame) sessions += 1;
  isPutOff = !isSame;
  asking = null;
  return isSame;
}
