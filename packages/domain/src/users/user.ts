// A staff account.
// rules: P3.01-P3.08, P2.49, P5.10, P5.11

export interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
  /** As stored; only the first one counts (P3.03). */
  readonly roles: readonly string[];
  readonly areaIds: readonly string[];
}

/** The letters of the avatar: the first two of the username, in upper case (P2.49). */
export function avatarLetters(username: string): string {
  return Array.from(username).slice(0, 2).join('').toLocaleUpperCase('es');
}

/** Usernames and e-mail addresses are compared in this form (P3.02). */
export function lookupName(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}
