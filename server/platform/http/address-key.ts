import { isIPv6 } from 'node:net';

/**
 * The key under which an address is counted. An IPv4 address counts by itself. An IPv6 address counts by its network of
 * 64 bits. A single home can choose among all addresses of such a network.
 */
export function addressKey(address: string): string {
  // Nearly all addresses have this form, so it is checked first.
  if (/^[\d.]+$/.test(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::', 2);
  const front = groups(head);
  const back = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

function groups(text: string): string[] {
  if (text === '') return [];
  // An IPv4 address at the end of an IPv6 one takes the place of two groups. Its value lies beyond the network anyway.
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}
