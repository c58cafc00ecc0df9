// Matches URLs against the route table: `/ver/:id`; the last segments may be optional with `?`.
// rules: P2.01-P2.32

export type PathParams = Readonly<Record<string, string | undefined>>;

/** The named segments of the URL; null when it does not match the pattern. */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [position, piece] of wanted.entries()) {
    const value = given[position];
    if (value === undefined && piece.endsWith('?')) continue;
    if (value === undefined) return null;
    if (!piece.startsWith(':')) {
      if (piece !== value) return null;
      continue;
    }
    const text = plain(value);
    if (text === null) return null;
    params[piece.replace(/^:|\?$/g, '')] = text;
  }
  return params;
}

const segmentsOf = (path: string) => path.split('/').filter((piece) => piece !== '');

function plain(piece: string): string | null {
  try {
    return decodeURIComponent(piece);
  } catch {
    return null;
  }
}
