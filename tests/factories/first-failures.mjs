import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Prints at the end of a run the first failure of each file in one line, and how many more there are: when a file's
 * product does not start, each of its tests fails with a message that says nothing.
 */
export default class FirstFailures {
  lines = []

  onTestFileResult({ path: file, context }, { testResults, testExecError }) {
    const failed = testResults.find(({ status }) => status === 'failed')
    const message = failed?.failureMessages[0] ?? testExecError?.message
    if (!message) return
    const name = path.relative(context.config.rootDir, file)
    const said = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 6).join(' ')
    const others = testResults.filter(({ status }) => status === 'failed').length - 1
    const more = others > 0 ? ` (and ${others} more)` : ''
    this.lines.push(
      `${name} > ${failed?.fullName ?? 'before its tests'}${more}: ${said.replace(/\s+/g, ' ').slice(0, 300)}\n`,
    )
  }

  onRunComplete() {
    if (this.lines.length > 0) process.stderr.write(`\nThe first failure of each file:\n${this.lines.join('')}`)
  }
}
