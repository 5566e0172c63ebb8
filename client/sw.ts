/*
 * The worker: keeps the files of the shell (client/shell-files.ts), and answers with them. All other requests go to the
 * server as if there was no worker: GraphQL, REST, pictures and files are never kept here. It also shows the notices that
 * the server sends, and opens their pages.
 */

type Kept = { url: string; revision: string | null }

/** The part of the worker's interface that is used here; TypeScript cannot load it together with that of pages. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushing extends Extendable {
  readonly data: { json(): unknown } | null
}
interface Clicking extends Extendable {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  focus(): Promise<Page>
  postMessage(message: unknown): void
}
interface Worker {
  /** written by the build */
  readonly __WB_MANIFEST: readonly Kept[]
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<Page | null>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushing) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Extendable) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicking) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
const worker = self as unknown as Worker
// the build finds and replaces this name, so it is written out
const shell: readonly Kept[] = (self as unknown as Worker).__WB_MANIFEST

const CACHE = 'candeia-casca'

/** A file whose name has no hash is kept under its revision, so that two builds do not mix. */
const keyOf = ({ url, revision }: Kept) => (revision ? `/${url}?revisao=${revision}` : `/${url}`)
const keys = new Map(shell.map((file) => [`/${file.url}`, keyOf(file)]))

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const file of shell) {
    const key = keyOf(file)
    if (await cache.match(key)) continue
    // a file without a hash may lie in the browser's cache from the build before
    const answer = await fetch(`/${file.url}`, { cache: file.revision ? 'reload' : 'default' })
    if (!answer.ok) throw new Error(`${file.url} answered ${answer.status}`)
    await cache.put(key, answer)
  }
}

async function forgetOldBuilds(): Promise<void> {
  const cache = await caches.open(CACHE)
  const known = new Set(keys.values())
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!known.has(pathname + search)) await cache.delete(request)
  }
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(keys.get(path) ?? path)) ?? fetch(request)
}

/** The same rule by which the server answers with index.html. The first page has a file of its own; '/register' leads on. */
const isScreen = (path: string) =>
  path !== '/' && !/\.\w+$/.test(path) && !/^\/(api|graphql|arquivos|register)(\/|$)/.test(path)

/** The first page comes from the server; without a network, the application's own screen takes its place. */
const firstPage = (request: Request) => fetch(request).catch(() => kept('/index.html', request))

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())))

// The page asks for the new build when its user does (client/kernel/shell).
worker.addEventListener('message', ({ data }) => {
  if (data === 'atualizar') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === '/') event.respondWith(firstPage(request))
    else if (isScreen(pathname)) event.respondWith(kept('/index.html', request))
  } else if (!search && pathname !== '/index.html' && keys.has(pathname)) event.respondWith(kept(pathname, request))
})

/** A notice as the server sends it. */
type Notice = { titulo: string; texto: string; caminho: string; etiqueta: string }

const isNotice = (data: unknown): data is Notice =>
  typeof data === 'object' &&
  data !== null &&
  ['titulo', 'texto', 'caminho', 'etiqueta'].every(
    (field) => typeof (data as Record<string, unknown>)[field] === 'string',
  )

/** Browsers demand that every message is shown, even one from a later server that this worker does not understand. */
function show(data: unknown): Promise<void> {
  const notice = isNotice(data)
    ? data
    : { titulo: 'Candeia', texto: 'Há um aviso novo.', caminho: HOME, etiqueta: HOME }
  return worker.registration.showNotification(notice.titulo, {
    body: notice.texto,
    // the same notice, sent twice, is shown once
    tag: notice.etiqueta,
    data: notice.caminho,
    lang: 'pt-BR',
    icon: '/icones/icone-192.png',
    badge: '/icones/mascara-192.png',
  })
}

function read(data: Pushing['data']): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

const HOME = '/dashboard/home'

/**
 * Opens the notice's page in a window where the product is already open, so that this window asks about its unsaved
 * input.
 */
async function open(path: unknown): Promise<void> {
  const target = typeof path === 'string' && path.startsWith('/dashboard/') ? path : HOME
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/dashboard/'))
  if (!page) return void (await worker.clients.openWindow(target))
  page.postMessage({ abrir: target })
  await page.focus()
}

worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

/** The browser has replaced or ended the subscription. Only a page knows whose it is; without one, the next page looks. */
async function tellPages(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ inscricao: true })
}

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellPages()))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
