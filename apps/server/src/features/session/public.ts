// What other features may use of sessions.
export { authenticator, forgetEndedSessions } from './authenticate.ts';
export { type DeviceCookie, deviceCookie } from './device-cookie.ts';
export { hashToken, sessionCookie } from './cookie.ts';
