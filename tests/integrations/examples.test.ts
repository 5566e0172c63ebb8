import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { picture } from '../factories/sample.js'
import { hasPython, type Installation, installation, root, waitFor } from './server.js'

/** The page /desenvolvedores shows these files. */
const examples = path.join(root, 'client/features/igreja/desenvolvedores/exemplos')

let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken([
    'usuario.ler',
    'usuario.escrever',
    'entrada.ler',
    'entrada.escrever',
    'relatorio.ler',
    'livroCaixa.ler',
  ])
  for (let n = 10; n < 112; n++) await server.church.person({ name: `João ${n} Silva` })
  for (const file of readdirSync(examples)) copyFileSync(path.join(examples, file), path.join(server.folder, file))
  writeFileSync(path.join(server.folder, 'foto.png'), picture.data)
})
afterAll(() => server.stop())

const persons = ['Ana Administradora', ...Array.from({ length: 102 }, (_, n) => `João ${n + 10} Silva`)]

/** What each example prints, in either language. */
const printed: Readonly<Record<string, string[]>> = {
  'primeira-consulta': [...persons.toSorted().slice(1, 6), '102 no total; custo 49 de 1000'],
  paginas: persons.toSorted(),
  erros: [
    '422 VALIDATION_FAILED Informe a descrição.',
    '  descricao: Informe a descrição.',
    '404 NOT_FOUND Entrada não encontrada.',
    '403 FORBIDDEN Este token não tem a permissão saida.ler.',
    '  escopos: saida.ler',
    '400 GRAPHQL_VALIDATION_FAILED A consulta GraphQL não é válida para este esquema. Cannot query field "valro" on type "Entrada". Did you mean "valor"?',
  ],
  idempotencia: ['250.00 true'],
  relatorio: ['livro-caixa.pdf %PDF'],
  arquivos: ['200 image/webp'],
}

/** This one waits for deliveries, and does not end. */
const receiver = 'webhook'

describe.each([
  ['JavaScript', '.mjs', process.execPath],
  ['Python', '.py', 'python3'],
])('the examples of the guide in %s', (language, extension, command) => {
  const names = readdirSync(examples).filter((file) => file.endsWith(extension) && !file.startsWith('candeia.'))

  test('there is an example of everything', () => {
    expect(names.map((name) => path.basename(name, extension)).sort()).toEqual(
      [...Object.keys(printed), receiver].sort(),
    )
  })

  // the product does not need Python, so a machine without it cannot run these
  const run = language === 'Python' && !hasPython ? test.skip : test
  run.each(names.filter((name) => !name.startsWith(receiver)))('%s runs as it stands', async (file) => {
    const { status, stdout, stderr } = await server.run(command, [file], token)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.trimEnd().split('\n')).toEqual(printed[path.basename(file, extension)])
  })

  run('the receiver of webhooks takes what is signed, once, and refuses anything else', async () => {
    const running = await server.receiver([command, `${receiver}${extension}`], token, ['pessoa.criada'])
    try {
      const post = (signature: string) =>
        fetch(`http://127.0.0.1:${running.port}/`, {
          method: 'POST',
          headers: { 'candeia-assinatura': signature },
          body: '{"entrega":"1","evento":"pessoa.criada","id":"1"}',
        })
      const now = Math.floor(Date.now() / 1000)
      for (const signature of ['', 't=,v1=', `t=${now},v1=${'0'.repeat(64)}`, `t=${now - 600},v1=${'0'.repeat(64)}`])
        expect([signature, (await post(signature)).status]).toEqual([signature, 401])

      const create = 'mutation { criarUsuario(input: { name: "Lia Nova" }) { id } }'
      await server.app.graphql(await server.church.token(1), create)
      await waitFor(() => running.lines().length > 1)
      const again = `update webhook_entrega set situacao = 'pendente', tentar_em = now() where id_cliente = $1`
      await server.app.sql(again, [server.church.idCliente])
      await server.app.graphql(await server.church.token(1), create.replace('Lia', 'Eva'))
      await waitFor(() => running.lines().length > 2)
      expect(running.lines()).toEqual(['pronto', 'pessoa.criada Lia Nova', 'pessoa.criada Eva Nova'])

      // what the button 'Enviar teste' sends, and what is told of a person who is deleted meanwhile
      const { idCliente } = server.church
      const admin = await server.church.token(1)
      const [webhook] = (await server.app.graphql(admin, '{ webhooks { id } }')).data.webhooks
      await server.app.sql(
        `insert into webhook_entrega (id_cliente, id_webhook, evento, tipo, registro)
        values ($1, $2, 'pessoa.alterada', 'Usuario', gen_random_uuid())`,
        [idCliente, webhook.id],
      )
      await server.app.graphql(admin, `mutation { testarWebhook(id: ${webhook.id}) { id } }`)
      const pending = `select evento, situacao from webhook_entrega where id_cliente = $1 order by id desc limit 2`
      await waitFor(async () =>
        (await server.app.sql<{ situacao: string }>(pending, [idCliente])).every(
          ({ situacao }) => situacao === 'entregue',
        ),
      )
      expect(running.lines().slice(3)).toEqual(['teste'])
    } finally {
      await running.stop()
      // as before, for the examples in the other language
      const { idCliente } = server.church
      await server.app.sql('delete from webhook_entrega where id_cliente = $1', [idCliente])
      await server.app.sql('delete from webhook where id_cliente = $1', [idCliente])
      await server.app.sql(`update usuario set excluido_em = now() where id_cliente = $1 and name like '% Nova'`, [
        idCliente,
      ])
    }
  })
})

test('the tool in TypeScript gets its types from the schema, compiles and runs as the guide says', async () => {
  const guide = path.join(root, 'client/features/igreja/desenvolvedores/tipos')
  const tool = path.join(server.folder, 'tipos')
  mkdirSync(tool)
  for (const file of readdirSync(guide))
    copyFileSync(path.join(guide, file), path.join(tool, file.replace(/\.txt$/, '')))
  writeFileSync(path.join(tool, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(root, 'node_modules'), path.join(tool, 'node_modules'))
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
  const run = (program: string, args: string[]) =>
    server.run('/bin/sh', ['-c', 'cd tipos && "$0" "$@"', program, ...args], token)
  const generated = await run(bin('graphql-codegen'), ['--config', 'codegen.ts'])
  expect([generated.status, generated.stderr]).toEqual([0, expect.not.stringContaining('rror')])
  const compile = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--skipLibCheck']
  const compiled = await run(bin('tsc'), [...compile, 'pessoas.ts'])
  expect([compiled.status, compiled.stdout]).toEqual([0, ''])
  const { status, stdout, stderr } = await run(process.execPath, ['pessoas.js'])
  expect([status, stderr]).toEqual([0, ''])
  const lines = persons.toSorted().slice(1, 6)
  expect(stdout.trimEnd().split('\n')).toEqual([...lines.map((name) => `${name} sem data`), '102 no total'])
  // a field that does not exist is found before anything runs
  writeFileSync(
    path.join(tool, 'errada.ts'),
    `${readFileSync(path.join(tool, 'pessoas.ts'), 'utf8')}usuarios.nodes[0]?.nome`,
  )
  expect((await run(bin('tsc'), [...compile, '--noEmit', 'errada.ts'])).stdout).toContain("'nome' does not exist")
})

test('a repeated example has written one income, and its report is the month of that income', async () => {
  const rows = await server.app.sql('select id from entrada where id_cliente = $1', [server.church.idCliente])
  expect(rows).toHaveLength(1)
  expect(readFileSync(path.join(server.folder, 'livro-caixa.pdf')).length).toBeGreaterThan(1000)
})
