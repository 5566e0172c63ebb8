import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Documento } from './document.js'
import { loadFonts } from './fonts.js'
import { type Logo, render } from './render.js'

export interface Order {
  documento: Documento
  /** further documents in the same file, each on pages of its own */
  seguintes?: readonly Documento[]
  logo: Logo
}

/** A message of the thread: the progress, 0 to 1, or the bytes. */
export type Said = { progress: number } | { pdf: Uint8Array<ArrayBuffer> }

// on Linux each thread has its own priority: requests come before reports
try {
  setPriority(0, 5)
} catch {
  // on other systems, or without permission, the priority is equal
}

// nothing here needs the network; attempts of a library are refused
globalThis.fetch = () => Promise.reject(new Error('no network for documents'))

// once for all documents of the thread
await loadFonts()

parentPort?.on('message', async ({ documento, seguintes = [], logo }: Order) => {
  let reported = 0
  const rendered = await render([documento, ...seguintes], logo, (progress) => {
    if (progress - reported < 0.05) return
    reported = progress
    parentPort?.postMessage({ progress } satisfies Said)
  })
  // transferred, not copied, because copying would block the thread that serves requests
  const pdf = new Uint8Array(rendered)
  parentPort?.postMessage({ pdf } satisfies Said, [pdf.buffer])
})
