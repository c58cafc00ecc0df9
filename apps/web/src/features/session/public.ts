// What other features and the app may use of the session. Screens are not exported here: the router downloads each in
// a chunk of its own.
export { LiveSession } from './live-session.tsx';
export { holds } from './rights.ts';
export {
  isStillSignedIn,
  preloadSession as readSessionAhead,
  SessionProvider,
  useAccount,
  useSession,
  onNextPerson,
} from './session-context.tsx';
export { SessionEnded } from './ended/session-ended.tsx';
export { SessionListBlock } from './session-list-block.ts';
