// What the citizen portal puts into a URL to say who comes: a token or a hash, under these names in the query.
// rules: A2.01, A6.06, W6
const NAMES = { token: 'citizenOaToken', hash: 'citizenHash' } as const;

export type PortalCredential = { readonly token: string } | { readonly hash: string };

export function credentialIn(search: string): PortalCredential | null {
  const query = new URLSearchParams(search);
  const token = query.get(NAMES.token);
  if (token) return { token };
  const hash = query.get(NAMES.hash);
  return hash ? { hash } : null;
}

/** The query without the credential, with its `?`; '' when nothing else is in it. */
export function withoutCredential(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(NAMES)) query.delete(name);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
