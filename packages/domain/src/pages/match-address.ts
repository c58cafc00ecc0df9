// Addresses against the route table: `/ver/:id`, the last parts optional with `?`. rules: P2.01-P2.32

export type AddressParams = Readonly<Record<string, string | undefined>>;

/** The named parts of the address; null when it is another page's. */
export function matchAddress(pattern: string, pathname: string): AddressParams | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [position, part] of wanted.entries()) {
    const value = given[position];
    if (value === undefined && part.endsWith('?')) continue;
    if (value === undefined) return null;
    if (!part.startsWith(':')) {
      if (part !== value) return null;
      continue;
    }
    const text = plain(value);
    if (text === null) return null;
    params[part.replace(/^:|\?$/g, '')] = text;
  }
  return params;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function plain(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
