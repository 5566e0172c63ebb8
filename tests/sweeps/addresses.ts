import type { FastifyInstance } from 'fastify'
import { makeServer, mountApp } from '../../server/app.js'
import type { TestApp } from '../factories/harness.js'
import { publicRoutes } from './access.js'

/**
 * Addresses besides the routes of features that need no session. A new address must be added to this list by hand, and
 * only on purpose.
 */
const publicAddresses = [
  // whether the process runs and whether it can serve
  'GET /healthz',
  'GET /readyz',
  // where to report a vulnerability, and where a password is changed
  'GET /.well-known/security.txt',
  'GET /.well-known/change-password',
  // leads to the sign-up
  'GET /register',
  // the kind and the place of an error in a browser, for the log
  'POST /erros',
  // each operation is authorised on its own: accessFindings tests them; a socket is authorised by its first message
  'GET /graphql',
  'POST /graphql',
  'GET /graphql/ws',
  // the description of the REST API, and the page for trying the API
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /api/docs/static/*',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  // the address contains the signature of one report
  'GET /arquivos/relatorios/:uuid',
  // the files of the web client
  'GET /',
  'GET /*',
  'GET /assets/*',
]

interface Address {
  method: string
  url: string
}

/** Missing from a server whose web client has not been built. */
const ofTheClient = ['GET /', 'GET /*', 'GET /assets/*']

/**
 * Finds addresses that are not listed as public and give somebody without a session another response than 401. The
 * server reports every address that it registers, whoever registers it, so none can be forgotten.
 * @param more registers further addresses, before the server is ready
 */
export async function addressFindings(
  { services }: TestApp,
  more: (http: FastifyInstance) => void = () => undefined,
): Promise<{ addresses: Address[]; findings: string[] }> {
  const http = makeServer(services.config)
  const addresses: Address[] = []
  http.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) addresses.push({ method: each, url })
  })
  await mountApp(http, services)
  more(http)
  await http.ready()
  try {
    const listed = new Set([
      ...publicRoutes.map((name) => name.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1')),
      ...publicAddresses,
    ])
    const registered = new Set(addresses.map(nameOf))
    const expected = registered.has('GET /') ? listed : [...listed].filter((name) => !ofTheClient.includes(name))
    const findings = [...expected]
      .filter((name) => !registered.has(name))
      .map((name) => `${name} is listed but missing`)
    for (const address of addresses) {
      if (listed.has(nameOf(address))) continue
      const { statusCode } = await http.inject({
        method: address.method as 'GET',
        // the address of another computer, because a few paths respond only to requests from this computer
        remoteAddress: '198.51.100.7',
        url: address.url.replace(/:\w+/g, '1').replace('*', 'x'),
      })
      if (statusCode !== 401)
        findings.push(`${address.method} ${address.url} answers ${statusCode} instead of 401 to nobody`)
    }
    return { addresses, findings }
  } finally {
    await http.close()
  }
}

/** The server adds HEAD to every GET; both have the same handler. */
const nameOf = ({ method, url }: Address) => `${method === 'HEAD' ? 'GET' : method} ${url}`
