import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config.js'
import { clientDir } from '../../base/paths.js'
import { folderOfEarlier } from './earlier-scripts.js'
import { matching, unknownAddress } from './known-addresses.js'

/**
 * Headers that limit what a document or a worker may do. Scripts, styles and fonts of a page are under the page's own;
 * without these headers, a first visit is 10 kB smaller.
 */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const isNoDocument = (file: string): boolean => /\.(js|css|woff2)(\.\w+)?$/.test(file) && !/worker/i.test(file)

/**
 * The page of an address. The build's pages differ only in the files that the browser fetches at once
 * (client/preloads.ts).
 */
function pagesByAddress(): (url: string) => string {
  // Node 20 has no globSync
  const folder = path.join(clientDir, 'dashboard')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map((file) => `dashboard/${file}`))
  return (url) => {
    const [address = ''] = url.split('?')
    const own = `${address.slice(1)}.html`
    if (pages.has(own)) return own
    return address.startsWith('/dashboard') ? 'dashboard.html' : 'index.html'
  }
}

/** Which addresses are screens; all of them, when the build did not say. */
async function screens(): Promise<(path: string) => boolean> {
  const list = path.join(clientDir, 'telas.json')
  if (!existsSync(list)) return () => true
  const addresses = (JSON.parse(await readFile(list, 'utf8')) as string[]).map(matching)
  return (url) => addresses.some((address) => address.test(url))
}

/**
 * Serves the built web client. Every path that is not a file is a screen of the client's router, or its page for what
 * does not exist. The first page is
 * small and needs no other file. Scripts that this build does not have may be those of an earlier one, which open pages
 * still load.
 */
export async function mountClient(
  app: FastifyInstance,
  { publicUrl, dataDir }: Pick<Config, 'publicUrl' | 'dataDir'>,
): Promise<void> {
  if (!existsSync(path.join(clientDir, 'index.html'))) return
  // link previews of other services accept only absolute addresses
  const firstPage = (await readFile(path.join(clientDir, 'inicio.html'), 'utf8')).replaceAll(
    '{{PUBLIC_URL}}',
    publicUrl.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  )
  const pageOf = pagesByAddress()
  const isScreen = await screens()
  const assets = path.join(clientDir, 'assets')
  await app.register(async (client) => {
    await client.register(fastifyStatic, {
      root: clientDir,
      wildcard: true,
      // The build has written the compressed copies.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // the names of built files contain a hash of their content, so browsers may cache them forever
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (hashed && isNoDocument(file)) for (const name of ofDocuments) reply.raw.removeHeader(name)
        // the worker may answer for every screen
        if (/[\\/]sw\.js(\.\w+)?$/.test(file)) void reply.header('service-worker-allowed', '/')
      },
    })
    // The plugin's own route reads the whole folder at each request, to compare how the name is written: 12 ms with the
    // files of a month of updates. No address below this one is guarded, so the spelling does not matter.
    client.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
      const name = request.params['*']
      const earlier = existsSync(path.join(assets, name)) ? undefined : folderOfEarlier(dataDir, name)
      void (earlier ? reply.sendFile(name, earlier) : reply.sendFile(`assets/${name}`))
    })
    client.get('/', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(firstPage),
    )
    client.setNotFoundHandler((request, reply) => {
      const screen =
        request.method === 'GET' &&
        !/\.\w+$/.test(request.url.split('?')[0] ?? '') &&
        !/^\/(api|graphql|arquivos)(\/|$)/.test(request.url)
      if (!screen) throw unknownAddress(request, 'Este endereço não existe.')
      if (!isScreen(request.url.split('?')[0] ?? '')) {
        void reply.status(404)
        // the whole page each time: an answer without it would be shown empty under this status
        delete request.raw.headers['if-none-match']
        delete request.raw.headers['if-modified-since']
      }
      // the result is not returned: the framework would wait for it and add two listeners to the response
      void reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url))
    })
  })
}
