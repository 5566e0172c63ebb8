/**
 * Stands in for Vite's preload helper (client/vite.config.ts). Browsers remember for the whole visit that a module, or one that
 * it imports, could not be fetched: an import after that fails without asking the network. So the files are fetched first, and
 * imported only when all are there, from the browser's cache.
 */
export async function fetchThenImport<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  const all = files.length > 0 ? files.map((file) => `/${file}`) : ownFile(load)
  await Promise.all(all.map(bring))
  return load()
}

/** Vite names no files for a module that imports nothing; its own address stands in the import itself. */
function ownFile(load: () => unknown): string[] {
  const name = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(String(load))?.[1]
  return name ? [`/assets/${name}`] : []
}

const files = new Map<string, Promise<void>>()

/** Each file once; one that failed is fetched again the next time. */
function bring(file: string): Promise<void> {
  const known = files.get(file)
  if (known) return known
  const coming = isInPage(file) ? Promise.resolve() : file.endsWith('.css') ? addStyles(file) : fetchWhole(file)
  files.set(file, coming)
  coming.catch(() => files.delete(file))
  return coming
}

const isInPage = (file: string) => document.querySelector(`script[src="${file}"], link[href="${file}"]`) !== null

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  // Only what was read to its end stays in the cache.
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
