// A device with passkeys in the browser of a journey: Chromium plays it, and the person at it agrees by themselves.
import type { Page } from '../stack.ts';

interface Device {
  /** False: finger, face or PIN are not the owner's. */
  readonly knowsPerson: (known: boolean) => Promise<void>;
}

export async function passkeysOn(page: Page): Promise<Device> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knowsPerson: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
