/*
 * jest-light-runner, with one mend. A worker process asks the runner for its settings when its first file begins. The
 * runner answers all workers whose channel waits as soon as one of them asks, and forgets them; a worker that is not
 * listening yet misses the answer, gets none when it asks itself, and its file never begins (seen on a busy machine).
 * Here every file has a channel of its own, so each worker gets the answer to its own question.
 */
import { createRunner } from 'jest-light-runner'
import Tinypool from 'tinypool'

const { run } = Tinypool.prototype

Tinypool.prototype.run = function runWithOwnChannel(task, options) {
  return run.call(this, task, options?.channel ? { ...options, channel: channelOf(this.options) } : options)
}

function channelOf({ workerData }) {
  let answer = () => undefined
  return {
    onMessage(listener) {
      answer = listener
    },
    postMessage(message) {
      if (message === 'jest-light-runner-get-worker-data') answer({ type: 'jest-light-runner-worker-data', workerData })
    },
  }
}

export default createRunner({ runtime: 'child_process' })
