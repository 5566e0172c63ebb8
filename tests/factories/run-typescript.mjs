/*
 * Lets a plain Node.js process run the tests: the tests and the client from their sources, the server from its build.
 * The process loads the server once; jest's own runner would load it again for every file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import swc from '@swc/core'
// imported before all other modules, because decorators need it (as in server/main.ts)
import 'reflect-metadata'

const root = path.resolve(import.meta.dirname, '../..')
const jestGlobals = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'jest', 'test']
/** The runner has no time limit per test, so this ends a process whose test hangs, and prints which one. */
const mostMinutes = Number(process.env.TEST_MINUTES ?? (process.env.SEQUENCES ? 90 : 10))
let watch

function began(file) {
  clearInterval(watch)
  let [name, since] = [undefined, performance.now()]
  const look = () => {
    const { currentTestName } = globalThis.expect.getState()
    if (currentTestName !== name) [name, since] = [currentTestName, performance.now()]
    if (performance.now() - since < mostMinutes * 60_000) return
    process.stderr.write(`${file} > ${name ?? 'before its tests'} took more than ${mostMinutes} minutes\n`)
    process.exit(1)
  }
  watch = setInterval(look, 5000).unref()
}

/**
 * Waits when the churches' day is about to end: a test asks more than once what day it is, and the answers would differ.
 * Nearly all files take less than two minutes.
 */
function waitForMidnight() {
  const time = new Date().toLocaleTimeString('en-GB', { timeZone: 'America/Sao_Paulo' })
  const [hours, minutes, seconds] = time.split(':').map(Number)
  const left = 86_400 - (hours * 3600 + minutes * 60 + seconds)
  if (left > 120) return
  process.stderr.write(`the next file of tests begins after midnight, in ${left} s\n`)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, (left + 1) * 1000)
}

const isSource = (url) => /^file:.*\.tsx?(\?|$)/.test(url) && !url.includes('/node_modules/')

/** Resolves './x.js' of a source: to the built server, or to another source. */
function found(name, parentURL) {
  const file = fileURLToPath(new URL(name, parentURL))
  const built = path.join(root, 'dist', path.relative(root, file))
  const room = path.relative(root, file).split(path.sep)[0]
  if ((room === 'server' || room === 'migrations') && existsSync(built)) return built
  return ['ts', 'tsx'].map((ending) => file.replace(/js$/, ending)).find((source) => existsSync(source))
}

registerHooks({
  resolve(name, context, next) {
    if (name === '@jest/globals') return { url: 'jest:globals', shortCircuit: true }
    const ours = /^\.{1,2}\/.*\.js$/.test(name) && isSource(context.parentURL ?? '')
    const file = ours && found(name, context.parentURL)
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(name, context)
  },
  load(url, context, next) {
    if (url === 'jest:globals') {
      const source = jestGlobals.map((name) => `export const ${name} = globalThis.${name}`).join('\n')
      return { format: 'module', source, shortCircuit: true }
    }
    if (!isSource(url)) return next(url, context)
    if (url.includes('.test.ts?')) {
      waitForMidnight()
      began(url)
    }
    const filename = fileURLToPath(url.replace(/\?.*$/, ''))
    const { code } = swc.transformSync(readFileSync(filename, 'utf8'), { filename, root, swcrc: true })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
