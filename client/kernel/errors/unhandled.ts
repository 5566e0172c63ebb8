import { reportError } from '.'

/** Reports the errors that nothing handles. */
export function reportUnhandledErrors(): void {
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, reportError)
}
