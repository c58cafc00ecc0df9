// What other features may use of sessions.
export { authenticator, deleteEndedSessions, type SessionServices } from './authenticate.ts';
export { hashToken, sessionCookie } from './cookie.ts';
export { deviceCookie } from './device-cookie.ts';
export { endSessionsOfAccount } from './end-session.ts';
export { programAuthenticator } from './programs/recognise-program.ts';
export { newProgramToken, shownBeginning } from './programs/token-text.ts';
export { checkLeakedPasswords } from './passwords/leaked-passwords.ts';
export { makeLink, PASSWORD_MAIL, passwordCourier, postPasswordLetter } from './passwords/password-letter.ts';
export { deleteExpiredLinks, deleteLinksOf } from './passwords/queries.ts';
export { presentSessions } from './present.ts';
export { listKeyNames } from './second-factor/queries.ts';
export { takeOff as takeOffSecondFactor } from './second-factor/set-up.ts';
export { lockSessionsOf } from './queries.ts';
