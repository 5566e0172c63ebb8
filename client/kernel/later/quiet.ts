/** A screen's own requests are over after this time. */
const QUIET_MS = 3000

let over: Promise<void> | undefined
let end: () => void = () => undefined

/**
 * Resolves once the first screens are through with their own requests. What they do not need themselves is loaded then, so
 * that no phone waits for it.
 */
export function quiet(): Promise<void> {
  over ??= new Promise((resolve) => {
    end = resolve
    setTimeout(resolve, QUIET_MS)
  })
  return over
}

/** Nothing waits for the quiet any more. */
export function hurry(): void {
  void quiet()
  end()
}
