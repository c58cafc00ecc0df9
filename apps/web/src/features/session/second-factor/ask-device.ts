// Asks the browser to make a passkey, or to sign with one. What goes wrong there is said in words. The library that
// speaks with the browser is loaded when somebody presses the button.
// rules: X34.16, X34.17, X34.19
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@constancia/contract/session/passkeys.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { type TextCode, t } from '../../../platform/texts.ts';

/** Browsers keep passkeys from pages that came without encryption; those of this machine count as safe. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function';

class DeviceFailure extends Error {
  readonly text: TextCode;

  constructor(text: TextCode) {
    super(text);
    this.text = text;
  }
}

/** `refused`: the text when the server does not accept what the device signed. */
export function failureText(error: unknown, refused: TextCode): string {
  return error instanceof DeviceFailure
    ? t(error.text)
    : problemText(error, { codes: { 'second-factor-wrong': refused } });
}

/** By the names that browsers give their errors. */
async function saying<T>(work: Promise<T>, texts: Readonly<Record<string, TextCode>>): Promise<T> {
  return work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    throw new DeviceFailure(texts[name] ?? 'account.passkey-device-failed');
  });
}

export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey['credential']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await saying(startRegistration({ optionsJSON }), {
    NotAllowedError: 'account.passkey-not-made',
    AbortError: 'account.passkey-not-made',
    InvalidStateError: 'account.passkey-known',
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

export async function askPasskey(optionsJSON: PasskeyRequest): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await saying(startAuthentication({ optionsJSON }), {
    NotAllowedError: 'account.step-passkey-cancelled',
    AbortError: 'account.step-passkey-cancelled',
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
}
