import { isIPv6 } from 'node:net'

/**
 * The network of a client, for counters: the address itself or, for IPv6, its /64 network, within which a client can
 * choose any address.
 * @param ip the address from the socket or a proxy
 */
export function network(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [left = [], right] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = right ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
