// Where a URL of the database leads, and whether the connection is encrypted and checked: as the driver itself understands the
// URL, because parameters of it and variables of the environment change both.
import pg from 'pg';

export interface DatabaseConnection {
  /** A name, an address, or the folder of a socket, which begins with a slash. */
  readonly host: string;
  readonly port: number;
  /** The certificate must be one of a known authority, for this host. */
  readonly isVerified: boolean;
}

/** In other words than `verify-full`, what is checked depends on the program that reads the URL. */
const VERIFY = /[?&]sslmode=verify-full(?:&|$)/;

/** Throws what the driver throws for a URL that it cannot read. */
export function connectionOf(url: string): DatabaseConnection {
  const { host, port, ssl } = new pg.Client({ connectionString: url }) as unknown as {
    readonly host: string;
    readonly port: number;
    readonly ssl: boolean | { readonly rejectUnauthorized?: boolean; readonly checkServerIdentity?: unknown };
  };
  const isChecked =
    typeof ssl === 'object' && ssl.rejectUnauthorized !== false && ssl.checkServerIdentity === undefined;
  return { host, port, isVerified: isChecked && VERIFY.test(url) };
}
