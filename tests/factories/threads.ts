import { Worker } from 'node:worker_threads'

/** Runs `work` and passes every thread that it starts to `begun` as soon as it has an exit listener. */
export async function watchingThreads<T>(begun: (thread: Worker) => void, work: () => Promise<T>): Promise<T> {
  const original = Worker.prototype.once
  const known = new Set<Worker>()
  Worker.prototype.once = function watched(this: Worker, ...args: unknown[]) {
    if (args[0] === 'exit' && !known.has(this)) {
      known.add(this)
      begun(this)
    }
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    return await work()
  } finally {
    Worker.prototype.once = original
  }
}
