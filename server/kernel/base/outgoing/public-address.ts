import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not the public internet: this machine, private, link-only, shared, reserved. */
const notPublic = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  notPublic.addSubnet(network.split('/')[0] as string, Number(network.split('/')[1]), 'ipv4')

/** The public internet of IPv6, less the networks in it that contain an IPv4 address or are for documentation. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const notPublic6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic6.addSubnet(network, bits, 'ipv6')

/** Whether this IP address belongs to a server of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

/** An address to which no request is sent. The message is Portuguese text for people. */
export class AddressRefused extends Error {}

/**
 * The same text for a name that does not exist and for one inside a network, so that nobody learns the names of this
 * server's network.
 */
const notFoundText = 'O servidor deste endereço não foi encontrado na internet.'

/** An IP address that was checked. Connect to it, not to the name: the next look-up may answer another address. */
export interface CheckedAddress {
  address: string
  family: 4 | 6
}

/** What a name resolves to. It does not read the hosts file, and a slow server of names blocks no thread. */
async function resolve(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Ports of the web. Lower ones belong to other services, which a request must not reach. */
const allowsPort = (port: string): boolean => port === '' || port === '80' || port === '443' || Number(port) >= 1024

/**
 * Checks an address that a person typed, before the server sends a request to it.
 * @param options.allowPrivate whether http and addresses of this machine's networks are allowed (ALLOW_PRIVATE_ADDRESSES)
 * @returns the IP address to connect to
 * @throws AddressRefused when any address of the name is not public
 */
export async function checkAddress(
  url: URL,
  { allowPrivate, lookUp = resolve }: { allowPrivate: boolean; lookUp?: (host: string) => Promise<string[]> },
): Promise<CheckedAddress> {
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    throw new AddressRefused('O endereço precisa começar com https://.')
  if (url.username || url.password) throw new AddressRefused('O endereço não pode conter credenciais.')
  if (!allowsPort(url.port)) throw new AddressRefused('Esta porta não é da web: use a 443, ou uma acima de 1023.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : allowPrivate && host === 'localhost' ? ['127.0.0.1'] : await lookUp(host)
  const [address] = addresses
  if (address === undefined || (!allowPrivate && !addresses.every(isPublicAddress)))
    throw new AddressRefused(notFoundText)
  return { address, family: isIP(address) as 4 | 6 }
}
