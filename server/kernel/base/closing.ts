/**
 * Waits for a shutdown step, with a time limit: a lost network or a statement that never returns must not keep the
 * process alive.
 * @returns whether it ended in time; a step that fails counts as finished
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
