// What other features may use of sessions.
export { authenticator, forgetEndedSessions } from './authenticate.ts';
export { sessionCookie } from './cookie.ts';
