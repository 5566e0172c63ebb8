/** Reports an error, or the event of one, to the server's log. What does that is loaded only then. */
export function reportError(error: unknown): void {
  void import('./report').then(({ report }) => report(error)).catch(() => undefined)
}
