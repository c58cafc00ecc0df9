// Which proxies are trusted when they name their client (X-Forwarded-For, -Host, -Proto): those of listed
// addresses and networks, or a number of hops. A number counts only for connections from a machine nearby,
// because anybody else who reaches the port directly could write any chain of hops.
// rules: X26.01-X26.03
import { BlockList, isIP } from 'node:net';
import { bareAddress } from './client-address.ts';

/** A number of hops, or addresses and networks; 0 and [] trust nobody. */
export type TrustedProxies = number | readonly string[];

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
const WORDS: Readonly<Record<string, readonly string[]>> = { loopback: LOOPBACK, private: PRIVATE };

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIP(address) === 6 ? 128 : 32);
}

/** Reads TRUSTED_PROXIES: '2', or '10.0.0.0/8, 2001:db8::/32, loopback'. Null when it is neither. */
export function readTrustedProxies(raw: string): TrustedProxies | null {
  if (/^\d{1,2}$/.test(raw.trim())) return Number(raw);
  const entries = raw
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.every((entry) => Object.hasOwn(WORDS, entry) || isNetwork(entry)) ? entries : null;
}

function networks(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((one) => WORDS[one] ?? [one])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** For Fastify: whether the machine at this hop is trusted. Hop 0 is the other end of the socket. */
export function trustProxy(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof trusted !== 'number') {
    const isListed = networks(trusted);
    return (address) => isListed(bareAddress(address));
  }
  const isNear = networks([...LOOPBACK, ...PRIVATE]);
  return (address, hop) => hop < trusted && (hop > 0 || isNear(bareAddress(address)));
}
