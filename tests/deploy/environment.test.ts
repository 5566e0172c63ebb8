import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readConfig } from '../../server/kernel/base/config.js'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const settings = [...read('server/kernel/base/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(
  ([, name = '']) => name,
)
/** Variables of the programs beside the product. */
const ofOthers = ['COMPOSE_PROFILES', 'POSTGRES_PASSWORD']

/** The variables of an environment file, also of lines that are commented out. */
const variables = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z\d_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

test('every variable that the deployment files set is a setting of the product', () => {
  const compose = parse(read('deploy/docker/compose.yml'))
  const dockerfile = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=')[0]!),
  )
  const units = globSync('deploy/systemd/*.service', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((one) => one.split('=')[0]!),
    ),
  )
  const named = [
    ...dockerfile,
    ...units,
    ...Object.keys(compose.services.app.environment),
    ...Object.keys(variables(read('deploy/docker/env.example'))),
    ...Object.keys(variables(read('deploy/systemd/candeia.env'))),
  ]
  expect(named).toEqual(expect.arrayContaining(['NODE_ENV', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY']))
  expect(named.filter((name) => !settings.includes(name) && !ofOthers.includes(name))).toEqual([])
})

test('every setting is documented in the README, and every variable of its table is a setting', () => {
  const table = [...read('README.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name),
  )
  // replaces the payment provider in the tests
  expect(settings.filter((name) => name !== 'STRIPE_API_URL' && !table.includes(name))).toEqual([])
  expect(table.filter((name) => !settings.includes(name))).toEqual([])
})

test('the product accepts the values of the environment files, filled in', () => {
  for (const file of ['deploy/docker/env.example', 'deploy/systemd/candeia.env']) {
    const config = readConfig({
      ...variables(read(file)),
      SECRET_KEY: 'a'.repeat(64),
      METRICS_TOKEN: 'b'.repeat(32),
      SMTP_URL: 'smtp://usuario:senha@servidor:587',
    })
    expect([config.publicUrl, config.mailFrom]).toEqual([
      'https://igreja.exemplo.org',
      'Candeia <nao-responda@igreja.exemplo.org>',
    ])
  }
})

test('the operator’s manual names only commands, files and sources that exist', () => {
  const text = read('docs/operar.md')
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => path.join('docs', link))
  const files = [...text.matchAll(/(?<=[ /`])((?:deploy|tests|docs)\/[\w./*-]+\w)/g)].map(([, file = '']) => file)
  const cli = [...text.matchAll(/dist\/(server\/cli\/[\w-]+)\.js/g)].map(([, file]) => `${file}.ts`)
  const benches = [...text.matchAll(/`([a-z]+\.mjs)`/g)].map(([, file]) => `tests/bench/${file}`)
  expect([links.length > 8, files.length > 5, cli.length > 2, benches.length > 3]).toEqual([true, true, true, true])
  const missing = [...links, ...files, ...cli, ...benches].filter(
    (file) => globSync(file.replace(/\/$/, ''), { cwd: root }).length === 0,
  )
  expect(missing).toEqual([])
  const { scripts } = JSON.parse(read('package.json'))
  for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name])
})

test('each measured figure of the operator’s manual stands in the page that it names', () => {
  const [manual, bench, rehearsals] = [
    read('docs/operar.md'),
    read('tests/bench/README.md'),
    read('docs/rehearsals.md'),
  ]
  const cells = manual.split('\n').filter((line) => /^\| .* \| (\[?tests\/bench|\[?docs\/rehearsals)/.test(line))
  expect(cells.length).toBeGreaterThan(8)
  for (const line of cells) {
    const [, , figures = '', source = ''] = line.split('|')
    const page = source.includes('rehearsals') ? rehearsals : bench
    // 4,1 MB is computed from the two figures before it; decimals and thousands are written in Portuguese
    for (const [figure] of figures.replace(/: 4,1 MB.*/, '').matchAll(/\d[\d.,]*/g)) {
      const english = figure.replaceAll('.', '#').replaceAll(',', '.').replaceAll('#', ',')
      expect({ figure, found: page.includes(english) || page.includes(english.replace(/\.0$/, '')) }).toEqual({
        figure,
        found: true,
      })
    }
  }
})
