// URLs of systems outside that a municipality names: the platform, which the server asks, and the booking form, to which
// browsers go.
// rules: X34.46

/**
 * Encrypted, with the name of a host and without a query. `listed`: hosts that the installation allows anywhere, as URLs
 * write them, with their port where they have one.
 */
export function isOutsideUrl(url: string, listed: readonly string[]): boolean {
  const host = PLAIN_URL.exec(url)?.[1];
  if (host === undefined) return false;
  return listed.includes(host) || (url.startsWith('https://') && HOST_NAME.test(host));
}

/** The same, and a query may follow. */
export function isBookingForm(url: string, listed: readonly string[]): boolean {
  const [form = '', query, ...rest] = url.split('?');
  return isOutsideUrl(form, listed) && rest.length === 0 && (query === undefined || QUERY.test(query));
}

/** As it is stored: without spaces around it or a slash at its end, the host in small letters. */
export function tidiedUrl(typed: string): string {
  return typed
    .trim()
    .replace(/^[a-z]+:\/\/[^/?#]*/i, (origin) => origin.toLowerCase())
    .replace(/\/+$/, '');
}

/** Without user and password, which stand before an @. */
const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:\/[\w.~!$&'()*+,;=:@%/-]*)?$/;
const QUERY = /^[\w.~!$&'()*+,;=:@%/-]*$/;
/** At least two names, the last of which begins with a letter: no number stands for an address. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
