/** Resources that the test files of this process share and keep open. */
const closers: (() => Promise<unknown>)[] = []

const closeAll = () => Promise.allSettled(closers.splice(0).map((close) => close()))

/** Runs `close` once all test files of this process are done. */
export function atEndOfProcess(close: () => Promise<unknown>): void {
  if (closers.push(close) > 1) return
  // a worker ends when its channel is disconnected; with a single worker there is no channel, and the teardown runs
  // this
  process.once('disconnect', () => void closeAll().then(() => process.exit()))
  Object.assign(globalThis, { candeiaEnd: closeAll })
}
