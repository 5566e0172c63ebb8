/*
 * jest-light-runner, with one mend and one rule of ours.
 *
 * The mend: a worker process asks the runner for its settings when its first file begins. The runner answers all workers
 * whose channel waits as soon as one of them asks, and forgets them; a worker that is not listening yet misses the
 * answer, gets none when it asks itself, and its file never begins (seen on a busy machine). Here every file has a
 * channel of its own, so each worker gets the answer to its own question.
 *
 * The rule: a browser file that fails runs once more at the end of the run, alone. Only its second result counts.
 */
import path from 'node:path'
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

const nameOf = ({ path: file, context }) => path.relative(context.config.rootDir, file).replaceAll('\\', '/')

const hasPassed = ({ numFailingTests, testResults }) => numFailingTests === 0 && testResults.length > 0

export default class RerunsBrowserFiles extends createRunner({ runtime: 'child_process' }) {
  /** jest counts what it is told, so it is told nothing of a first failure. */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const again = []
    const runsAgain = (test, why) => {
      if (!nameOf(test).startsWith('tests/e2e/')) return false
      process.stderr.write(`\n${nameOf(test)} failed. It runs once more at the end, alone.\n${why}\n`)
      again.push(test)
      return true
    }
    await super.runTests(
      tests,
      watcher,
      onStart,
      async (test, result) => {
        if (hasPassed(result) || !runsAgain(test, result.failureMessage)) await onResult(test, result)
      },
      async (test, error) => {
        if (!runsAgain(test, error.stack)) await onFailure(test, error)
      },
    )
    for (const test of again)
      await super.runTests(
        [test],
        watcher,
        onStart,
        (_, result) => onResult(test, { ...result, failedBefore: true }),
        onFailure,
      )
  }
}
