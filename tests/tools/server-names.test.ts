import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const tool = path.join(import.meta.dirname, 'server-names.mjs')

const run = (expression: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { portugueseNames, operationsOf } = await import(${JSON.stringify(tool)}); process.stdout.write(JSON.stringify(${expression}))`,
      ],
      { encoding: 'utf8' },
    ),
  )

test('the check finds Portuguese first words of functions and types, but no names of operations, nouns or texts', () => {
  const text = [
    'export async function lerConta(work: Reading) {',
    'const semEstorno = (tabela: Tabela) =>',
    'export const listar: Reader = async (work) => []',
    'export const excluirVarios = useCase({',
    'interface Gravar {',
    'export type ListarContas = object',
    '  const procurar = loaderOf(read)',
    'export const criarConta = useCase({',
    'export const readConta = readCase({',
    "const criar = 'mutation { criarConta { id } }'",
    'const permission = compute()',
    'export function contaOf(id: number) {',
    'const comunicado = (row: Row) => row',
  ].join('\n')
  expect(run(`portugueseNames(${JSON.stringify(text)}, new Set(['criarConta']))`)).toEqual([
    [1, 'lerConta', 'read'],
    [2, 'semEstorno', 'without'],
    [3, 'listar', 'list'],
    [4, 'excluirVarios', 'remove'],
    [5, 'Gravar', 'save'],
    [6, 'ListarContas', 'list'],
    [7, 'procurar', 'search'],
  ])
})

test('the operations are the fields of the three root types', () => {
  const schema = 'type Conta {\n  lerTudo: Int\n}\n\ntype Mutation {\n  """Cria."""\n  criarConta(id: ID!): Conta\n}\n'
  expect(run(`[...operationsOf(${JSON.stringify(schema)})]`)).toEqual(['criarConta'])
})
