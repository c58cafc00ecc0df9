// The identity provider of an installation, where staff sign in once for several programs (OpenID Connect).
// rules: P1.14, P7.33, X34.10

export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How people call it, on the button. */
  readonly name: string;
  readonly by: 'redirect' | 'popup';
  /** The claim that is the username; null to match by the verified e-mail address. */
  readonly usernameClaim: string | null;
  /** Values of `amr` that stand for a second factor given at the provider. */
  readonly trustedAmr: readonly string[];
}

/** What a sign-in that was begun has to show when it comes back. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Identity {
  /** The provider, and how it names the person: together they are never given to anybody else. */
  readonly issuer: string;
  readonly subject: string;
  /** The session at the provider; null when it names none. */
  readonly sid: string | null;
  /** Only when the provider has verified it, and accounts are matched by it. */
  readonly email: string | null;
  /** Null when accounts are matched by e-mail address, or the claim is missing. */
  readonly username: string | null;
  /** How the provider names the person, for messages. */
  readonly shownName: string;
  readonly gaveSecondFactor: boolean;
  readonly idToken: string;
}

/** A logout that the provider notifies: of one session, or of all of a person. */
export interface ProviderLogout {
  readonly subject: string | null;
  readonly sid: string | null;
  /** Names the notice; each is good once. */
  readonly id: string;
}

/** Every method throws OutsideFailure: `refused` for what is not valid. */
export interface IdentityProvider {
  readonly name: string;
  readonly by: 'redirect' | 'popup';
  /** Throws when the settings do not fit the provider. */
  readonly check: () => Promise<void>;
  readonly begin: (returnTo: string) => Promise<{ readonly url: string; readonly pending: PendingSignIn }>;
  /** `returned`: the URL with which the browser came back. */
  readonly complete: (returned: URL, pending: PendingSignIn) => Promise<Identity>;
  /** Null when the provider has no logout. */
  readonly signOutUrl: (returnTo: string, idToken: string | null) => Promise<string | null>;
  readonly readLogout: (token: string) => Promise<ProviderLogout>;
}
