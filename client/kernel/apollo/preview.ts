// An administrator may see the church as one of its people. The server returns a value that this tab sends with each
// request; other tabs stay the administrator's.
const KEY = 'candeia.ver-como'

/** A preview of this tab. */
export type Preview = {
  chave: string
  /** when it ends, ISO 8601 */
  ate: string
  /** the person, and the name of the person's perfil */
  name: string
  nomePerfil: string
  /** the address to which the administrator returns */
  back: string
}

type Listener = () => void

const listeners = new Set<Listener>()

// read at the first request, because the list of routes is also read without a browser
let current: Preview | null | undefined

/** The preview that a reloaded page goes on with; one that is over is forgotten. */
function stored(): Preview | null {
  const text = sessionStorage.getItem(KEY)
  if (!text) return null
  const preview = JSON.parse(text) as Preview
  if (Date.parse(preview.ate) > Date.now()) return preview
  sessionStorage.removeItem(KEY)
  return null
}

/** The preview of this tab, or null. The same object until it changes. */
export function getPreview(): Preview | null {
  if (current === undefined) current = stored()
  return current
}

/** Begins a preview (null ends it) and notifies all listeners. */
export function setPreview(preview: Preview | null): void {
  if (preview === getPreview()) return
  current = preview
  if (preview) sessionStorage.setItem(KEY, JSON.stringify(preview))
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

let changing = false

/** Whether the page is about to be loaded again, for another preview or none. */
export const isChanging = (): boolean => changing

/** Begins a preview (null ends it), for which the page must be loaded again: memory is the other person's. */
export function changePreview(preview: Preview | null): void {
  changing = true
  setPreview(preview)
}

/** Call it when the server has refused the preview: the screen stays, and the bar says that it is over. */
export function previewOver(): void {
  const preview = getPreview()
  if (preview && Date.parse(preview.ate) > Date.now()) setPreview({ ...preview, ate: new Date().toISOString() })
}

/** Calls the listener on every change. Returns the function that unsubscribes it. */
export function onPreviewChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The headers by which a request is the preview's. */
export function previewHeaders(): Record<string, string> {
  const preview = getPreview()
  return preview ? { 'x-ver-como': preview.chave } : {}
}
