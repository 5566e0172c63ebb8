/**
 * Waits for an ending, but not for ever: a lost network or a statement that never returns must not keep the process alive.
 * @returns whether it ended in time; an ending that fails counts as one
 */
export async function within(milliseconds: number, ending: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const ended = ending.then(
    () => true,
    () => true,
  )
  return Promise.race([ended, late]).finally(() => clearTimeout(timer))
}
