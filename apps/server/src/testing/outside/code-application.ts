// Plays the application of a phone that shows codes of six digits.
import { TOTP } from 'otpauth';

/** `later`: seconds after `now`; a server takes the code of the next period too. */
export function codeOf(secret: string, now: Date, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + later * 1000 });
}
