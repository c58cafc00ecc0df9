// The identity provider that accounts are registered for.
// rules: P3.07

/** Written to every account that is created here: the name that the municipal platform's own accounts carry. */
export const PROVIDER_ID = 'oidc.municore';
