import path from 'node:path'

const shown = 10

/** Prints at the end of a run which files took longest. The runner's own summary follows. */
export default class SlowestFiles {
  started = new Map()
  seconds = new Map()

  onTestFileStart({ path: file }) {
    this.started.set(file, performance.now())
  }

  onTestFileResult({ path: file, context }) {
    const name = path.relative(context.config.rootDir, file)
    this.seconds.set(name, (performance.now() - this.started.get(file)) / 1000)
  }

  onRunComplete() {
    const files = [...this.seconds].sort(([, a], [, b]) => b - a)
    if (files.length <= shown) return
    const all = files.reduce((sum, [, seconds]) => sum + seconds, 0)
    const lines = files.slice(0, shown).map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
    process.stderr.write(
      `\nThe slowest of ${files.length} files, which took ${all.toFixed(0)} s together:\n${lines.join('')}`,
    )
  }
}
