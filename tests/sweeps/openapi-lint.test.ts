import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
// The linter is a separate program, so it reads the committed file. Another check proves that the server sends the same
// document.
const committed = path.join(root, 'schema/openapi.json')

interface Problem {
  ruleId: string
  message: string
}

/** What redocly's recommended rules find, warnings included. */
function lint(file: string): Promise<Problem[]> {
  const linter = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
  // a tag here is the name of a screen, which needs no description
  const options = ['--extends=recommended', '--skip-rule=tag-description', '--format=json', '--max-problems=1000']
  // nothing is sent to the maker of the linter, and nothing is fetched
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [linter, 'lint', file, ...options], { cwd: root, env }, (_, stdout, stderr) => {
      try {
        // the linter exits with 1 when it finds problems; its output then contains the problems
        resolve(JSON.parse(stdout).problems)
      } catch {
        reject(new Error(`redocly: ${stderr || stdout}`))
      }
    })
  })
}

test('redocly finds nothing in the OpenAPI document except two addresses that old integrations call', async () => {
  // no id is 'cliente', and the first address is read while the others are changed
  const ambiguous = (path: string) =>
    `Paths should resolve unambiguously. Found two ambiguous paths: \`/ensaiosLouvor/cliente/{idCliente}\` and \`${path}\`.`
  expect((await lint(committed)).map(({ message }) => message)).toEqual([
    ambiguous('/ensaiosLouvor/{id}/concluir'),
    ambiguous('/ensaiosLouvor/{id}/cancelar'),
  ])
})

test('redocly finds planted faults', async () => {
  const document = JSON.parse(readFileSync(committed, 'utf8'))
  const { paths, components } = document
  document.servers = []
  delete document.info.license
  components.schemas.Orfao = { type: 'object' }
  paths['/patrimonios'].get.summary = undefined
  paths['/patrimonios'].get.security = [{ cookie: [] }]
  paths['/patrimonios'].post.operationId = 'getPatrimonios'
  paths['/patrimonios/{id}'].get.parameters = []
  paths['/patrimonios/{outro}'] = { get: { ...paths['/patrimonios/{id}'].get, operationId: 'outro' } }
  paths['/eventos'].get.responses = { 200: { $ref: '#/components/responses/nenhuma' } }
  const folder = mkdtempSync(path.join(tmpdir(), 'candeia-openapi-'))
  try {
    const file = path.join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const found = (await lint(file)).map(({ ruleId }) => ruleId).filter((rule) => rule !== 'no-ambiguous-paths')
    expect([...new Set(found)].sort()).toEqual([
      'info-license',
      'no-empty-servers',
      'no-identical-paths',
      'no-unresolved-refs',
      'no-unused-components',
      'operation-4xx-response',
      'operation-operationId-unique',
      'operation-summary',
      'path-parameters-defined',
      'security-defined',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
