// Which network addresses are public. The server asks at no other ones when somebody else chose the URL: behind them are
// this machine, its neighbours and what a provider tells its machines.
// rules: W16, X34.47
import { BlockList, isIP } from 'node:net';

/** From IANA's registers of special addresses. */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** All that is public is in here, */
const PUBLIC_6 = ['2000::/3'];
/** except tunnels, which lead to addresses of version 4, and examples. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blocks(networks: readonly string[], family: 'ipv4' | 'ipv6'): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, family);
}

const isSpecial4 = blocks(SPECIAL_4, 'ipv4');
const isPublic6 = blocks(PUBLIC_6, 'ipv6');
const isSpecial6 = blocks(SPECIAL_6, 'ipv6');

/** `address`: as numbers. False for anything else. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !isSpecial4(address);
  return version === 6 && isPublic6(address) && !isSpecial6(address);
}
