// What signing in asks for after the password.
// rules: X34.01-X34.05, X34.16, X34.18

/** A second factor of the account, or setting one up first, because the role must have it. */
export const SECOND_STEPS = ['code', 'enrolment'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** The second factors that an account has; either suffices. */
export interface FactorWays {
  /** Codes of an application. */
  readonly application: boolean;
  readonly passkey: boolean;
}

export const hasFactor = ({ application, passkey }: FactorWays): boolean => application || passkey;

/** Null for a person who is signed in by the password alone. */
export function secondStep(ways: FactorWays, isRequired: boolean): SecondStep | null {
  if (hasFactor(ways)) return 'code';
  return isRequired ? 'enrolment' : null;
}

/** Characters of a recovery code without its hyphens; none can be taken for another. */
const RECOVERY_CODE = /^[0-9a-hjkmnp-tv-z]{24}$/;
export const RECOVERY_CODE_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export type TypedCode =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** People type spaces and hyphens between groups, capitals, and o and l for digits. Null for what is neither. */
export function readCode(typed: string): TypedCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const meant = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return RECOVERY_CODE.test(meant) ? { kind: 'recovery', code: meant } : null;
}

/** `k3f9-…`: six groups of four. */
export function inGroups(recoveryCode: string): string {
  return recoveryCode.match(/.{4}/g)?.join('-') ?? recoveryCode;
}
