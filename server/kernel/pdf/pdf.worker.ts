import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Documento } from './document.js'
import { loadFonts } from './fonts.js'
import { type Logo, render } from './render.js'

export interface Order {
  documento: Documento
  logo: Logo
}

/** What the thread says: how far it is, 0 to 1, or the bytes. */
export type Said = { progress: number } | { pdf: Uint8Array<ArrayBuffer> }

// on Linux a priority is a thread's own: requests go before reports
try {
  setPriority(0, 5)
} catch {
  // elsewhere, or where it is not allowed, they share
}

// nothing here needs the network; what a library might try is refused
globalThis.fetch = () => Promise.reject(new Error('no network for documents'))

// once for all the documents that the thread makes, one after the other
await loadFonts()

parentPort?.on('message', async ({ documento, logo }: Order) => {
  let told = 0
  const rendered = await render(documento, logo, (progress) => {
    if (progress - told < 0.05) return
    told = progress
    parentPort?.postMessage({ progress } satisfies Said)
  })
  // handed over, not copied: a copy is made by the thread that answers requests
  const pdf = new Uint8Array(rendered)
  parentPort?.postMessage({ pdf } satisfies Said, [pdf.buffer])
})
