// What other features may use of sessions.
export { authenticator, deleteEndedSessions } from './authenticate.ts';
export { hashToken, sessionCookie } from './cookie.ts';
export { deviceCookie } from './device-cookie.ts';
