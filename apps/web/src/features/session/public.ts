// What other features and the frame around the screens may use of the session. Screens are not here: the router
// fetches each in a chunk of its own.
export { completesAnswers, holds } from './rights.ts';
export { readSessionAhead, SessionProvider, useAccount, useSession } from './session-context.tsx';
