// Builds what is out of date: the server (file by file), then the client if one of its inputs has changed. With the
// argument `server` it builds only the server, because the client of a new feature does not compile until codegen has
// run.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { compileServer, removeOrphans } from './compile.mjs'
import { keepEarlierFiles } from './earlier-files.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)

function run(command, args) {
  const { status } = spawnSync(bin(command), args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** A hash that changes when a file in these places is added, removed, moved or written. */
function fingerprint(...places) {
  const hash = createHash('sha256')
  const visit = (place) => {
    const stat = statSync(place)
    if (stat.isDirectory()) for (const name of readdirSync(place).sort()) visit(path.join(place, name))
    else hash.update(`${path.relative(root, place)} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const place of places) visit(path.join(root, place))
  return hash.digest('hex')
}

const compressions = {
  // 3 % smaller for most files; for the explorer's, which are large, that would take the longest part of the build
  br: (data) => {
    const quality = data.length < 350_000 ? 11 : 9
    return promisify(zlib.brotliCompress)(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })
  },
  gz: (data) => promisify(zlib.gzip)(data, { level: 9 }),
}

/** Writes a compressed copy beside each text file. The server sends these copies and compresses no files itself. */
async function compress(place) {
  const files = readdirSync(path.join(root, place), { recursive: true }).map((name) => path.join(root, place, name))
  const texts = files.filter(
    (file) => /\.(js|css|html|svg|json|map|ttf|webmanifest)$/.test(file) && statSync(file).size > 1024,
  )
  const each = async (file, [ending, work]) => writeFileSync(`${file}.${ending}`, await work(readFileSync(file)))
  await Promise.all(texts.flatMap((file) => Object.entries(compressions).map((kind) => each(file, kind))))
}

/** What decides how the server is translated. */
const settings = ['.swcrc', 'package-lock.json']

/** Runs `build` unless `output` exists and was made from the same inputs. */
async function unlessFresh(name, inputs, output, build) {
  const stamp = path.join(root, `dist/.${name}-stamp`)
  const now = fingerprint(...inputs)
  if (existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await build()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

// even if nothing has changed: tests and the product must not load what is left of something else
removeOrphans()
await unlessFresh('server', ['server', 'migrations', 'schema/rules', ...settings], 'dist/server/main.js', () => {
  const built = path.join(root, 'dist/.server-stamp')
  const everything =
    !existsSync(built) || settings.some((file) => statSync(path.join(root, file)).mtimeMs > statSync(built).mtimeMs)
  const errors = compileServer({ everything })
  if (errors.length > 0) {
    console.error(errors.join('\n'))
    process.exit(1)
  }
  // The compile cache of earlier builds cannot be used for this build (kernel/base/node-guard.ts).
  rmSync(path.join(root, 'dist/.compiled'), { recursive: true, force: true })
})
if (process.argv[2] !== 'server') {
  await unlessFresh('client', ['client', 'schema/rules', 'package-lock.json'], 'dist/client/index.html', async () => {
    const [now, next] = ['dist/client', 'dist/client-next']
    run('vite', ['build', 'client', '--outDir', `../${next}`, '--logLevel', 'warn'])
    await compress(next)
    keepEarlierFiles(path.join(root, now), path.join(root, next), path.join(root, 'dist/.client-files'))
    // the old build is served until the new one is complete
    rmSync(path.join(root, now), { recursive: true, force: true })
    renameSync(path.join(root, next), path.join(root, now))
  })
}
