import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const file = (rows = 1) => ({
  name: 'membros.csv',
  type: 'text/csv',
  data: Buffer.from(
    ['nome;e-mail', ...Array.from({ length: rows }, () => `${unique('Ana ')};${unique('ana')}@exemplo.com.br`)].join(
      '\n',
    ),
  ),
})

const preparar =
  'mutation($arquivo: Upload!, $idCliente: Int) { prepararImportacao(arquivo: $arquivo, idCliente: $idCliente) { id uuid idCliente situacao } }'
const operations = {
  importacao: 'query($id: ID!) { importacao(id: $id) { id situacao linhas { nodes { name } } } }',
  remapear:
    'mutation($id: ID!) { remapearImportacao(id: $id, mapeamento: [{ coluna: "nome", campo: "name" }]) { situacao } }',
  gravar: 'mutation($id: ID!) { gravarImportacao(id: $id) { situacao gravadas } }',
  desfazer: 'mutation($id: ID!) { desfazerImportacao(id: $id) { situacao desfeitas } }',
}

const prepare = async (church: TestChurch) =>
  (await app.upload(await church.token(1), preparar, {}, { arquivo: file() })).data.prepararImportacao as {
    id: number
    uuid: string
  }

const count = async (church: TestChurch, table: string) =>
  Number(
    (await app.sql<{ n: string }>(`select count(*) as n from ${table} where id_cliente = $1`, [church.idCliente]))[0]
      ?.n,
  )

const nothingChanges = async (church: TestChurch, run: () => Promise<void>) => {
  const counts = async () => [
    await count(church, 'usuario'),
    await count(church, 'importacao'),
    await count(church, 'importacao_linha'),
  ]
  const before = await counts()
  await run()
  expect(await counts()).toEqual(before)
}

test('a request without a session gets 401', async () => {
  const { id } = await prepare(betel)
  await nothingChanges(betel, async () => {
    expect((await app.upload(null, preparar, {}, { arquivo: file() })).status).toBe(401)
    for (const [name, text] of Object.entries(operations))
      expect([name, (await app.graphql(null, text, { id })).status]).toEqual([name, 401])
    expect((await app.restUpload(null, '/importar-usuarios', file())).status).toBe(401)
  })
})

test('a perfil that may not import gets 403', async () => {
  const { id } = await prepare(betel)
  const tokens = await Promise.all(([-1, 2, 3, 4] as const).map((perfil) => betel.token(perfil)))
  await nothingChanges(betel, async () => {
    for (const token of tokens) {
      expect((await app.upload(token, preparar, {}, { arquivo: file() })).status).toBe(403)
      for (const [name, text] of Object.entries(operations))
        expect([name, (await app.graphql(token, text, { id })).status]).toEqual([name, 403])
      expect((await app.restUpload(token, '/importar-usuarios', file())).status).toBe(403)
    }
  })
})

test("another church's import is not found, by id and by uuid", async () => {
  const { id, uuid } = await prepare(betel)
  const token = await other.token(1)
  await nothingChanges(betel, async () => {
    for (const ref of [id, uuid, 2_000_000_000]) {
      for (const [name, text] of Object.entries(operations))
        expect([name, (await app.graphql(token, text, { id: ref })).status]).toEqual([name, 404])
    }
    const named = await app.upload(token, preparar, { idCliente: betel.idCliente }, { arquivo: file() })
    expect(named.errors?.[0]?.extensions.code).toBe('TENANT_MISMATCH')
    expect((await app.restUpload(token, `/importar-usuarios?idCliente=${betel.idCliente}`, file())).status).toBe(403)
  })
})

test('perfis 1 and 5 preview, map, import and undo a file', async () => {
  for (const perfil of [1, 5] as const) {
    const token = await betel.token(perfil)
    const { data } = await app.upload(token, preparar, {}, { arquivo: file(2) })
    const { id, uuid } = data.prepararImportacao
    expect((await app.graphql(token, operations.importacao, { id: uuid })).data.importacao.linhas.nodes).toHaveLength(2)
    expect((await app.graphql(token, operations.remapear, { id })).data.remapearImportacao).toEqual({
      situacao: 'previa',
    })
    expect((await app.graphql(token, operations.gravar, { id })).data.gravarImportacao).toEqual({
      situacao: 'gravada',
      gravadas: 2,
    })
    expect((await app.graphql(token, operations.desfazer, { id: uuid })).data.desfazerImportacao).toEqual({
      situacao: 'desfeita',
      desfeitas: 2,
    })
    const rest = await app.restUpload(token, `/importar-usuarios?idCliente=${betel.idCliente}`, file(3))
    expect(rest).toMatchObject({ status: 200, body: { message: 'Membros importados com sucesso.', importados: 3 } })
  }
})

test('the platform’s administrator imports into the named church, and then works on the import there', async () => {
  const token = await app.platformToken()
  const { data } = await app.upload(token, preparar, { idCliente: other.idCliente }, { arquivo: file() })
  const { id, idCliente } = data.prepararImportacao
  expect(idCliente).toBe(other.idCliente)
  const before = await count(other, 'usuario')
  expect((await app.graphql(inChurch(token, other), operations.remapear, { id })).status).toBe(200)
  expect((await app.graphql(inChurch(token, other), operations.gravar, { id })).data.gravarImportacao.gravadas).toBe(1)
  expect((await app.restUpload(token, `/importar-usuarios?idCliente=${other.idCliente}`, file())).status).toBe(200)
  expect(await count(other, 'usuario')).toBe(before + 2)
})

describe('the personal data in the rows of a file that somebody else sent', () => {
  const rows = '{ importacao(id: $id) { linhas { nodes { name email telefoneUsuario cpf dados { campo texto } } } } }'
  const read = (token: string, id: number) => app.graphql(token, `query($id: ID!) ${rows}`, { id })
  const sent = {
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    telefoneUsuario: '11977776666',
    cpf: '52998224725',
    cidade: 'Maringá',
  }
  const readDetails = (...campos: (keyof typeof sent)[]) =>
    Object.entries(sent).flatMap(([campo, texto]) => (campos.some((one) => one === campo) ? [{ campo, texto }] : []))
  const whole = readDetails('name', 'email', 'telefoneUsuario', 'cpf', 'cidade')
  const shown = async (token: string, id: number) => {
    const { data, extensions } = (await read(token, id)) as Awaited<ReturnType<typeof read>> & {
      extensions?: { ocultos?: string[] }
    }
    const [{ dados, ...row }] = data.importacao.linhas.nodes
    const sorted = [...dados].sort(
      (a, b) => whole.findIndex((one) => one.campo === a.campo) - whole.findIndex((one) => one.campo === b.campo),
    )
    return { ...row, dados: sorted, ocultos: extensions?.ocultos }
  }
  const send = async (token: string, lines = ['Ana;ana@exemplo.com.br;(11) 97777-6666;529.982.247-25;Maringá']) => {
    const arquivo = {
      ...file(),
      data: Buffer.from(['nome;e-mail;telefone;cpf;cidade', ...lines].join('\n')),
    }
    const { data, errors } = await app.upload(token, preparar, {}, { arquivo })
    expect(errors).toBeUndefined()
    return data.prepararImportacao as { id: number; uuid: string }
  }
  const refused = (token: string, id: number) => app.rest(token, 'GET', `/importacoes/${id}/recusadas`)

  test('is hidden from an API token without the scopes, which names them, also of the own files', async () => {
    const church = await app.church()
    const admin = await church.token(1)
    const create = `mutation($escopos: [String!]!) {
      criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Importador", escopos: $escopos) { token } }`
    const tokenWith = async (...escopos: string[]): Promise<string> =>
      (await app.graphql(admin, create, { escopos: ['usuario.importar', ...escopos] })).data.criarTokenApi.token
    const importer = await tokenWith()
    const ocultos = [
      'ImportacaoLinha.cpf',
      'ImportacaoLinha.dados',
      'ImportacaoLinha.email',
      'ImportacaoLinha.telefoneUsuario',
    ]
    for (const { id } of [await send(admin), await send(importer)]) {
      expect(await shown(importer, id)).toEqual({
        name: 'Ana',
        email: null,
        telefoneUsuario: null,
        cpf: null,
        dados: readDetails('name'),
        ocultos,
      })
      const mapped = await app.graphql(importer, operations.remapear, { id })
      for (const { status, body } of [
        await refused(importer, id),
        { status: mapped.status, body: mapped.errors?.[0]?.extensions },
      ])
        expect([status, body?.campos]).toEqual([403, { escopos: 'usuario.lerDadosPessoais' }])
      const emails = await shown(await tokenWith('usuario.lerEmail'), id)
      expect([emails.email, emails.cpf, emails.dados]).toEqual([sent.email, null, readDetails('name', 'email')])
      const reader = await tokenWith('usuario.lerEmail', 'usuario.lerDadosPessoais')
      const { cidade: _, ...fields } = sent
      expect(await shown(reader, id)).toEqual({ ...fields, dados: whole, ocultos: undefined })
      expect((await refused(reader, id)).status).toBe(200)
    }
  })

  test('is hidden from a pastor to whom the church hides it, but not of the files that the pastor sent', async () => {
    const church = await app.church()
    const [admin, pastor] = [await church.token(1), await church.token(5)]
    const bad = ['Ana;ana@exemplo.com.br;(11) 97777-6666;529.982.247-25;Maringá', ';sem-nome;;111;']
    const [theirs, own] = [await send(admin, bad), await send(pastor, bad)]
    const limit = (areas: object) =>
      app.sql(
        `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, $2)
         on conflict (id_cliente, perfil) do update set areas = excluded.areas`,
        [church.idCliente, areas],
      )
    for (const areas of [
      { dadosPessoais: 'nada', contatos: 'nada' },
      { dadosPessoais: 'ler meus', contatos: 'ler meus' },
    ]) {
      await limit(areas)
      const hidden = await shown(pastor, theirs.id)
      expect([hidden.name, hidden.email, hidden.telefoneUsuario, hidden.cpf, hidden.dados]).toEqual([
        'Ana',
        null,
        null,
        null,
        readDetails('name'),
      ])
      expect((await refused(pastor, theirs.id)).status).toBe(403)
      expect((await app.graphql(pastor, operations.remapear, { id: theirs.id })).status).toBe(403)
      expect((await shown(pastor, own.id)).dados).toEqual(whole)
      const answer = await refused(pastor, own.id)
      expect([answer.status, String(answer.body).includes('sem-nome')]).toEqual([200, true])
    }
    await limit({})
    expect((await shown(pastor, theirs.id)).dados).toEqual(whole)
    expect((await app.graphql(pastor, operations.remapear, { id: theirs.id })).status).toBe(200)
  })
})

test('undoing an import keeps the people of every group, also of those that a pastor does not see', async () => {
  const church = await app.church()
  const [admin, pastor] = [await church.token(1), await church.token(5)]
  const { id } = (await app.upload(pastor, preparar, {}, { arquivo: file(2) })).data.prepararImportacao
  expect((await app.graphql(pastor, operations.gravar, { id })).errors).toBeUndefined()
  const [member] = await app.sql<{ id: number }>('select min(id) as id from usuario where id_importacao = $1', [id])
  const cell = (await app.rest(admin, 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body
  const joined = await app.rest(admin, 'POST', '/membros-celulas', { idCelula: cell.id, idMembro: member?.id })
  expect(joined.status).toBe(201)
  await app.sql(
    `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, '{"celulas": "escrever meus"}')`,
    [church.idCliente],
  )
  expect((await app.graphql(pastor, operations.desfazer, { id })).data.desfazerImportacao.desfeitas).toBe(1)
  const kept = await app.sql('select id from usuario where id_importacao = $1 and excluido_em is null', [id])
  expect(kept).toEqual([member])
})
