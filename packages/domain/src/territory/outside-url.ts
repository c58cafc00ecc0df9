// URLs of systems outside that a municipality names: the platform and the geocoder, which the server asks, the booking
// form, to which browsers go, and map pictures, which pages show.
// rules: X34.38, X34.39, X34.46

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

/** The URL of map pictures: the same with a path or query that has each of {z}, {x} and {y} once. */
export function isTileTemplate(url: string, listed: readonly string[]): boolean {
  const hasEach = ['{z}', '{x}', '{y}'].every((piece) => url.split(piece).length === 2);
  return urlOrigin(url) !== '' && hasEach && isBookingForm(url.replaceAll(/\{[zxy]\}/g, '0'), listed);
}

/** Scheme, host and perhaps a port, as they stand in HTTP headers; '' when no path follows them. */
export const urlOrigin = (url: string): string => ORIGIN.exec(url)?.[0] ?? '';

/** As it is stored: without spaces around it or a slash at its end, the host in small letters. */
export const tidiedUrl = (typed: string): string => tidiedTemplate(typed).replace(/\/+$/, '');

/** The same of map pictures, whose path ends as it was typed. */
export function tidiedTemplate(typed: string): string {
  return typed.trim().replace(/^[a-z]+:\/\/[^/?#]*/i, (origin) => origin.toLowerCase());
}

/** Without user and password, which stand before an @. */
const PLAIN_URL = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:\/[\w.~!$&'()*+,;=:@%/-]*)?$/;
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=\/)/;
const QUERY = /^[\w.~!$&'()*+,;=:@%/-]*$/;
/** At least two names, the last of which begins with a letter: no number stands for an address. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;
