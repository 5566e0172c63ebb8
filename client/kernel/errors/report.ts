/** How many errors of a page are reported; a broken screen throws the same one again and again. */
const most = 3

const reported = new Set<string>()

const ofEvent = (event: Event): unknown =>
  event instanceof PromiseRejectionEvent ? event.reason : (event as ErrorEvent).error

/**
 * Reports an error to the server's log: its kind, and where in our scripts it happened. Its text stays here, because it
 * may contain what people typed.
 */
export function report(thrown: unknown): void {
  const error = thrown instanceof Event ? ofEvent(thrown) : thrown
  if (!(error instanceof Error)) return
  const pilha = (error.stack?.match(/assets\/[\w.-]+\.js:\d+:\d+/g) ?? []).slice(0, 8)
  const nome = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  const body = JSON.stringify({ nome, pilha })
  // errors of requests are shown to the person, and known to the server
  if (pilha.length === 0 || reported.has(body) || reported.size >= most) return
  reported.add(body)
  navigator.sendBeacon('/erros', new Blob([body], { type: 'application/json' }))
}
