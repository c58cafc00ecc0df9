// Reads a web address as browsers do, and refuses what a browser would read differently from a person: other
// schemes, user names before the host, backslashes, invisible characters, digits that imitate others. It does
// not use the URL class, because this package has neither the DOM nor Node.
// rules: A5.50, R5.10, W14

export interface HttpUrl {
  readonly href: string;
  /** Host in lower case with its port, to be shown next to the link. */
  readonly host: string;
}

const SCHEME = /^https?:\/\//i;
const URL_PATTERN = /^https?:\/\/([^/?#]*)(?:[/?#]|$)/i;
/**
 * Spaces, control characters, invisible formatting characters, and characters that an address must escape.
 */
const REFUSED = /[\s\p{Cc}\p{Cf}\\<>"]/u;
const AUTHORITY = /^([\p{L}\p{M}\p{N}._-]+)(?::(\d{1,5}))?$/u;
const EMPTY_LABEL = /^\.|\.\./;
const NUMERIC_HOST = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;
const DOTTED_QUAD = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const HOST_LENGTH_MAX = 253;
const PORT_MAX = 65_535;

/** Adds https:// to an address that names no web scheme (A5.50). */
export function withScheme(text: string): string {
  return text === '' || SCHEME.test(text) ? text : `https://${text}`;
}

/** Null unless it is an http or https address with a plain host. */
export function parseHttpUrl(text: string): HttpUrl | null {
  const authority = URL_PATTERN.exec(text)?.[1];
  if (authority === undefined || REFUSED.test(text)) return null;
  const [, host = '', port] = AUTHORITY.exec(authority) ?? [];
  if (!isHost(host) || Number(port ?? 0) > PORT_MAX) return null;
  const name = host.toLowerCase();
  return { href: text, host: port === undefined ? name : `${name}:${port}` };
}

function isHost(host: string): boolean {
  if (host === '' || host.length > HOST_LENGTH_MAX || EMPTY_LABEL.test(host)) return false;
  if (host.normalize('NFKC') !== host.normalize('NFC')) return false;
  return !NUMERIC_HOST.test(host) || DOTTED_QUAD.test(host);
}
