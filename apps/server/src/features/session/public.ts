// What other features may use of sessions.
export { authenticator, deleteEndedSessions as forgetEndedSessions } from './authenticate.ts';
export { hashToken, sessionCookie } from './cookie.ts';
export { deviceCookie } from './device-cookie.ts';
