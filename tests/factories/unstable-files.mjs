import path from 'node:path'

/** Names the browser files that failed once and passed alone (runner.mjs). The runner's own summary follows. */
export default class UnstableFiles {
  names = []

  onTestFileResult({ path: file, context }, { failedBefore, numFailingTests, testResults }) {
    if (failedBefore && numFailingTests === 0 && testResults.length > 0)
      this.names.push(path.relative(context.config.rootDir, file).replaceAll('\\', '/'))
  }

  onRunComplete() {
    for (const name of this.names) process.stderr.write(`\nUnstable: ${name} failed once and passed alone`)
    if (this.names.length > 0) process.stderr.write('\nList it in tests/e2e/UNSTABLE.md until it is mended.\n')
  }
}
