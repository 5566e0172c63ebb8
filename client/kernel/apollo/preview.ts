// An administrator may see the church as one of its people. The server returns a value that this tab sends with each
// request; other tabs stay the administrator's.
const KEY = 'candeia.ver-como'

/** A preview of this tab. */
export type Preview = {
  valor: string
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

let current = stored()

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
export const getPreview = (): Preview | null => current

/** Begins a preview (null ends it) and notifies all listeners. */
export function setPreview(preview: Preview | null): void {
  if (preview === current) return
  current = preview
  if (preview) sessionStorage.setItem(KEY, JSON.stringify(preview))
  else sessionStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** Call it when the server has refused the preview: the screen stays, and the bar says that it is over. */
export function previewOver(): void {
  if (current && Date.parse(current.ate) > Date.now()) setPreview({ ...current, ate: new Date().toISOString() })
}

/** Calls the listener on every change. Returns the function that unsubscribes it. */
export function onPreviewChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The headers by which a request is the preview's. */
export const previewHeaders = (): Record<string, string> => (current ? { 'x-ver-como': current.valor } : {})
