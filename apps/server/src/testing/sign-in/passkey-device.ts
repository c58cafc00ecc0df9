// Plays a device that keeps passkeys, and the browser that asks it.
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@constancia/contract/session/passkeys.ts';
import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  type PasskeysCredentialsRepository,
  RpId,
  WebAuthnEmulator,
} from 'nid-webauthn-emulator';
import { expect } from 'vitest';
import { PASSWORD, type PersonaName } from '../personas.ts';
import type { TestWorld } from '../with-app.ts';

/** Under which the test server is asked. */
const ORIGIN = 'http://localhost';

/** Where the browser is, when it is not where it should be. */
interface Where {
  readonly origin?: string;
  readonly rpId?: string;
}

interface Habits {
  /** By how much its counter grows; 0 for a device that does not count. */
  step: number;
  /** It asks for a finger, a face or a PIN. */
  verifies: boolean;
}

export interface PasskeyDevice {
  /** Tests change them. */
  readonly habits: Habits;
  readonly create: (creation: PasskeyCreation, where?: Where) => NewPasskey['credential'];
  readonly use: (request: PasskeyRequest, where?: Where) => UsedPasskey;
}

/** The same keys as if they were another site's. */
function movedTo(rpId: string, keys: PasskeysCredentialsRepository): PasskeysCredentialsRepository {
  return {
    loadCredentials: () =>
      keys.loadCredentials().map((key) => ({
        ...key,
        publicKeyCredentialSource: { ...key.publicKeyCredentialSource, rpId: new RpId(rpId) },
      })),
    saveCredential: () => {},
    deleteCredential: () => {},
  };
}

export function passkeyDevice({ step = 1, verifies = true }: Partial<Habits> = {}): PasskeyDevice {
  const habits: Habits = { step, verifies };
  const keys = new PasskeysCredentialsMemoryRepository();
  const browserOver = (credentialsRepository: PasskeysCredentialsRepository) => {
    const interaction = () => ({ options: { uv: habits.verifies, up: true } });
    return new WebAuthnEmulator(
      new AuthenticatorEmulator({
        credentialsRepository,
        algorithmIdentifiers: ['ES256'],
        signCounterIncrement: habits.step,
        userMakeCredentialInteraction: interaction,
        userGetAssertionInteraction: interaction,
      }),
    );
  };
  return {
    habits,
    create: (creation, { origin = ORIGIN, rpId = creation.rp.id } = {}) => {
      const asked = { ...creation, rp: { ...creation.rp, id: rpId } };
      const { id, response } = browserOver(keys).createJSON(origin, asked, [origin]);
      const { clientDataJSON, attestationObject, transports } = response;
      return { id, response: { clientDataJSON, attestationObject, transports } };
    },
    use: (request, { origin = ORIGIN, rpId = request.rpId } = {}) => {
      const browser = browserOver(rpId === request.rpId ? keys : movedTo(rpId, keys));
      const { id, response } = browser.getJSON(origin, { ...request, rpId }, [origin]);
      const { clientDataJSON, authenticatorData, signature } = response;
      return { id, response: { clientDataJSON, authenticatorData, signature } };
    },
  };
}

interface Added {
  readonly device: PasskeyDevice;
  readonly codes: readonly string[];
}

/** Adds a passkey of a device to the account of a persona. */
export async function addPasskey(
  { as }: Pick<TestWorld, 'as'>,
  persona: PersonaName,
  { device = passkeyDevice(), name = 'Teléfono' }: { device?: PasskeyDevice; name?: string } = {},
): Promise<Added> {
  const { body: creation } = await as[persona].post('/api/passkeys', { password: PASSWORD });
  const added = await as[persona].put('/api/passkeys', { name, credential: device.create(creation) });
  expect(added.status, added.raw.toString()).toBe(200);
  return { device, codes: added.body.recoveryCodes };
}
