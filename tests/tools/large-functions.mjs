/*
 * node tests/tools/large-functions.mjs [root]   fails for a large function of the server that is not listed here
 *
 * A function is large with more than 80 lines, or with a cognitive complexity over 15 (G. A. Campbell, "Cognitive
 * complexity", 2018: nested branches count more). Comments and blank lines are no lines of code.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const own = path.resolve(import.meta.dirname, '../..')

/** Files with functions that read best whole: how many, and why. A file with fewer is a fault too. */
const whole = [
  {
    file: 'server/features/pessoas/vinculo/vinculo.queries.ts',
    functions: 1,
    why: 'a dozen short queries share the joins of one kind of membership, whose types only this function knows',
  },
]

export const tooLong = (maxLines) => ({
  noExcessiveLinesPerFunction: { level: 'error', options: { maxLines, skipBlankLines: true } },
})

export const tooComplex = {
  noExcessiveCognitiveComplexity: { level: 'error', options: { maxAllowedComplexity: 15 } },
}

/** The product's functions in a folder that break these rules. */
export function functionsOver(root, folder, rules) {
  const config = mkdtempSync(path.join(tmpdir(), 'candeia-functions-'))
  writeFileSync(
    path.join(config, 'biome.json'),
    JSON.stringify({
      javascript: { parser: { unsafeParameterDecoratorsEnabled: true } },
      linter: { rules: { preset: 'none', complexity: rules } },
    }),
  )
  const args = ['lint', `--config-path=${config}`, '--reporter=json', '--max-diagnostics=none', folder]
  const { stdout } = spawnSync(path.join(own, 'node_modules/.bin/biome'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  rmSync(config, { recursive: true })
  return JSON.parse(stdout)
    .diagnostics.filter(({ category, location }) => category?.startsWith('lint/') && isProduct(location.path))
    .map(({ location: { path: file, start }, message }) => ({
      file,
      text: `${file}:${start.line} ${message.slice(0, 90)}`,
    }))
}

const isProduct = (file) => !/\.generated\.ts$|\.test\.tsx?$/.test(file)

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(process.argv[2] ?? own)
  const listed = new Map(whole.map(({ file, functions }) => [file, functions]))
  const found = Map.groupBy(functionsOver(root, 'server', { ...tooLong(80), ...tooComplex }), ({ file }) => file)
  const faults = [...new Set([...listed.keys(), ...found.keys()])].flatMap((file) => {
    const [large, allowed] = [found.get(file) ?? [], listed.get(file) ?? 0]
    if (large.length > allowed) return large.map(({ text }) => text)
    return large.length < allowed ? [`${file} has ${large.length} large functions, and ${allowed} are listed`] : []
  })
  if (faults.length) {
    console.error(`Take large functions apart, or list them in tests/tools/large-functions.mjs:\n${faults.join('\n')}`)
    process.exitCode = 1
  }
}
