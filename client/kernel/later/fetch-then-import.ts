/**
 * All files came, but the import failed: the browser's cache had no room for them, or a script threw an error. The
 * browser remembers this until the page is reloaded, so a second import cannot help.
 */
export class ImportFailed extends Error {}

/**
 * Replaces Vite's preload helper (client/vite.config.ts). When a module or one of its imports could not be fetched,
 * browsers remember the failure until the page is closed: a second import fails without a request. So all files are
 * fetched first, and imported only when all of them are in the browser's cache.
 */
export async function fetchThenImport<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  const all = files.length > 0 ? files.map((file) => `/${file}`) : ownFile(load)
  await Promise.all(all.map(bring))
  try {
    return await load()
  } catch (cause) {
    throw new ImportFailed(`${all[0]} could not be imported`, { cause })
  }
}

/** Vite passes no file names for a module without imports, so its address is read from the import call itself. */
function ownFile(load: () => unknown): string[] {
  const name = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(String(load))?.[1]
  return name ? [`/assets/${name}`] : []
}

const files = new Map<string, Promise<void>>()

/** Fetches each file once. A failed fetch is repeated on the next call. */
function bring(file: string): Promise<void> {
  const known = files.get(file)
  if (known) return known
  const coming = isInPage(file) ? Promise.resolve() : file.endsWith('.css') ? addStyles(file) : fetchWhole(file)
  files.set(file, coming)
  coming.catch(() => files.delete(file))
  return coming
}

/** A preload (client/preloads.ts) may have failed, so it does not count. */
const isInPage = (file: string) =>
  document.querySelector(`script[src="${file}"], link[href="${file}"]:not([rel="preload"])`) !== null

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  // A response is cached only if its body was read to the end.
  await answer.arrayBuffer()
}

function addStyles(file: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = file
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${file} could not be fetched`))
    }
    document.head.append(link)
  })
}
