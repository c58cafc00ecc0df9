// The network address of a request, as limits count it. This is the only file that reads `request.ip`; a
// check of the source enforces this.
// rules: X26.01, X26.04, X38.06
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = written.split('::').map((half) => (half === '' ? [] : half.split(':')));
  if (tail === undefined) return [...head];
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}

/** IPv4 in IPv6 (`::ffff:203.0.113.7`) as IPv4; null for every other IPv6 address. */
function mappedAddress(groups: readonly string[]): string | null {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff' || high === undefined || low === undefined)
    return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An address without port (`203.0.113.7:4711`, `[2001:db8::1]:4711`) and zone (`%eth0`). */
export function bareAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return (bracketed ?? withPort ?? address).replace(/%.*$/, '');
}

/**
 * The form in which an address is counted: IPv4 as it is; IPv6 by its /64, the smallest network that a
 * customer gets.
 */
export function addressKey(address: string): string {
  const bare = bareAddress(address.trim());
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Key for a limit: the client that trusted proxies name, otherwise the other end of the socket. */
export function clientKey(request: FastifyRequest): string {
  return addressKey(request.ip);
}

/** The whole address, for lists of networks; IPv4 in IPv6 as IPv4. */
export function clientAddress(request: FastifyRequest): string {
  const address = bareAddress(request.ip.trim());
  return isIP(address) === 6 ? (mappedAddress(groupsOf(address)) ?? address) : address;
}

/** Whether the request comes from this machine itself. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const address = bareAddress(request.ip);
  return address === '::1' || (isIP(address) !== 0 && addressKey(address).startsWith('127.'));
}
