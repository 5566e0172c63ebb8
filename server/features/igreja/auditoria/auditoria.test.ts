import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { testDatabase } from '../../../../tests/factories/database.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
let local: { id: number; nome: string }

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  const nome = unique('Salão ')
  const { body } = await app.rest(token, 'POST', '/locais', { nomeLocal: nome, capacidade: 10 })
  await app.rest(token, 'PUT', `/locais/${body.id}`, { nomeLocal: nome, capacidade: 25 })
  await app.rest(token, 'DELETE', `/locais/${body.id}`)
  local = { id: body.id, nome }
})
afterAll(() => app.close())

const query = `query($filtro: AuditoriaFiltro, $busca: String) { auditorias(first: 50, filtro: $filtro, busca: $busca) { totalCount nodes {
  id idCliente quando idUsuario nomeUsuario acao tabela idRegistro operacao mudancas { campo antes depois } } } }`
const ask = (as: string | null, variables: object = {}) => app.graphql(as, query, variables)

test('only the church’s administrator may read the audit log, and only of that church', async () => {
  expect((await ask(null)).status).toBe(401)
  for (const perfil of [-1, 2, 3, 4, 5] as const) expect((await ask(await church.token(perfil))).status).toBe(403)
  const other = await app.church()
  const { data } = await ask(await other.token(1), { filtro: { tabela: 'local', idRegistro: local.id } })
  expect(data.auditorias.nodes).toEqual([])
})

test('the audit log shows who changed a record, with the values before and after, newest first', async () => {
  const { data } = await ask(token, { filtro: { tabela: 'local', idRegistro: local.id } })
  const { nodes } = data.auditorias
  expect(nodes.map(({ operacao }: { operacao: string }) => operacao)).toEqual(['excluir', 'alterar', 'criar'])
  expect(nodes[1]).toMatchObject({
    nomeUsuario: 'Ana Administradora',
    acao: 'local.escrever',
    idCliente: church.idCliente,
  })
  expect(nodes[1].mudancas).toContainEqual({ campo: 'capacidade', antes: '10', depois: '25' })
  expect(nodes[2].mudancas).toContainEqual({ campo: 'nomeLocal', antes: null, depois: local.nome })
})

test('the audit log shows the names of the changed record and of the records in its fields', async () => {
  const { id: idPastor } = await church.person({ name: 'Pedro Pastor' })
  const { id: idBatizando } = await church.person({ name: 'Bia Batizanda' })
  const { body } = await app.rest(token, 'POST', '/batismo', { idBatizando, idPastor, dataBatismo: '2026-05-10' })
  const text = `query($filtro: AuditoriaFiltro) { auditorias(first: 5, filtro: $filtro) { nodes {
    nomeRegistro mudancas { campo depois nomeAntes nomeDepois } } } }`
  const { data } = await app.graphql(token, text, { filtro: { tabela: 'batismo', idRegistro: body.id } })
  const [line] = data.auditorias.nodes
  expect(line.nomeRegistro).toBe('Bia Batizanda, 10/05/2026')
  const change = (campo: string) => line.mudancas.find((each: { campo: string }) => each.campo === campo)
  expect(change('idPastor')).toEqual({
    campo: 'idPastor',
    depois: String(idPastor),
    nomeAntes: null,
    nomeDepois: 'Pedro Pastor',
  })
  expect(change('dataBatismo')).toMatchObject({ depois: '2026-05-10', nomeDepois: null })
})

test('every audited column with an amount or a code has texts in the client', async () => {
  const client = new pg.Client((await testDatabase()).owner)
  await client.connect()
  // a column has codes when a check constraint lists its values; 0 and 1 are shown as 'Não' and 'Sim', except in status columns
  const { rows } = await client.query<{ tabela: string; coluna: string }>(
    `select t.relname as tabela, a.attname as coluna from pg_class t
     join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     where t.relnamespace = 'public'::regnamespace
       and exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'auditar_insert')
       and (a.atttypid = 'numeric'::regtype or exists (select from pg_constraint k where k.conrelid = t.oid
         and k.contype = 'c' and k.conkey = array[a.attnum]
         and (pg_get_constraintdef(k.oid) ~ 'ANY \\(\\(?ARRAY\\[''' or a.attname like 'status%'
           and pg_get_constraintdef(k.oid) ~ 'ANY \\(ARRAY\\[0')))
     order by 1, 2`,
  )
  await client.end()
  expect(rows.length).toBeGreaterThan(25)
  const root = path.resolve(import.meta.dirname, '../../../..')
  const sources = new Map(
    globSync('client/features/*/*/feature.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/(\w+): \(\) => import\('([^']*)'\)/g)].map(
        ([, table = '', from = '']) =>
          [table, readFileSync(path.join(root, path.dirname(file), `${from}.ts`), 'utf8')] as const,
      ),
    ),
  )
  const wire = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const missing = rows.filter(({ tabela, coluna }) => !sources.get(tabela)?.includes(` ${wire(coluna)}: `))
  expect(missing).toEqual([])
})

test('the audit log shows the names of a rehearsal’s place and an asset’s type, although their columns do not begin with id', async () => {
  const token = await (await app.church()).token(1)
  const make = async (field: string, type: string, input: object): Promise<number> => {
    const { data } = await app.graphql(token, `mutation($input: ${type}!) { ${field}(input: $input) { id } }`, {
      input,
    })
    return data[field].id
  }
  const tipoPatrimonio = unique('Som ')
  const tipo = await make('criarTipoPatrimonio', 'TipoPatrimonioInput', { tipoPatrimonio })
  const asset = await make('criarPatrimonio', 'PatrimonioInput', {
    nomePatrimonio: 'Mesa',
    codigoPatrimonio: unique('P'),
    tipoPatrimonio: String(tipo),
    dataAquisicaoPatrimonio: '2026-01-10',
  })
  const idGrupo = await make('criarGrupoLouvor', 'GrupoLouvorInput', { nomeGrupo: unique('Coral '), statusGrupo: 1 })
  const idLocal = await make('criarLocal', 'LocalInput', { nomeLocal: unique('Sala ') })
  const ensaio = await make('criarEnsaioLouvor', 'EnsaioLouvorInput', {
    idGrupo: String(idGrupo),
    dataEnsaio: '2026-12-01',
    horaEnsaio: '19:00',
    localEnsaio: String(idLocal),
    statusEnsaio: 'Marcado',
  })
  const text = `query($filtro: AuditoriaFiltro) { auditorias(first: 5, filtro: $filtro) { nodes { mudancas { campo nomeDepois } } } }`
  const named = async (tabela: string, idRegistro: number) => {
    const { data } = await app.graphql(token, text, { filtro: { tabela, idRegistro } })
    return data.auditorias.nodes[0].mudancas
  }
  expect(await named('patrimonio', asset)).toContainEqual({ campo: 'tipoPatrimonio', nomeDepois: tipoPatrimonio })
  expect(await named('ensaio_louvor', ensaio)).toContainEqual({
    campo: 'localEnsaio',
    nomeDepois: expect.stringMatching(/^Sala /),
  })
})

test('the audit log is filtered by person, operation and day', async () => {
  const of = async (filter: object) =>
    (await ask(token, { filtro: { tabela: 'local', ...filter } })).data.auditorias.totalCount
  expect(await of({ idUsuario: String(church.idCliente) })).toBe(3)
  expect(await of({ idUsuario: String((await church.person()).id) })).toBe(0)
  expect(await of({ operacao: 'alterar' })).toBe(1)
  expect(await of({ ate: '2020-01-01' })).toBe(0)
  expect(await of({ de: '2020-01-01', ate: '2199-01-01' })).toBe(3)
  const refused = await ask(token, { filtro: { operacao: 'outra' } })
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    status: 422,
    campos: { 'filtro.operacao': 'Operação inválida.' },
  })
})

test('the audit log is searched by person and action, and every word must match', async () => {
  const helper = await church.person({ perfil: 1, name: 'Zenóbia Auxiliadora' })
  const as = await app.session(church.idCliente, helper.id)
  const { body } = await app.rest(as, 'POST', '/locais', { nomeLocal: unique('Salão ') })
  const found = async (busca: string, whose = token) => {
    const { nodes, totalCount } = (await ask(whose, { busca })).data.auditorias
    expect(totalCount).toBe(nodes.length)
    return nodes.map(({ acao, idRegistro }: Record<string, unknown>) => [acao, idRegistro])
  }
  expect(await found('zenobia LOCAL.escr')).toEqual([['local.escrever', body.id]])
  expect(await found('auxiliadora')).toContainEqual(['local.escrever', body.id])
  expect((await found('local.escrever')).length).toBe(4)
  expect(await found('zenobia patrimonio')).toEqual([])
  expect(await found('nadanemninguem')).toEqual([])
  expect(await found('local.escrever', await (await app.church()).token(1))).toEqual([])
  // the platform's administrator searches all churches
  const { data } = await ask(await app.platformToken(), { busca: 'zenobia local' })
  expect(data.auditorias.nodes).toMatchObject([{ idCliente: church.idCliente, idRegistro: body.id }])
})

test('the audit log never shows the comment of a pastoral visit', async () => {
  const visitado = await church.person()
  const { status } = await app.rest(token, 'POST', '/visitas-pastorais', {
    idPastor: church.idCliente,
    idVisitado: visitado.id,
    dataVisita: '2026-05-12',
    comentarioVisita: 'Muito reservado.',
  })
  expect(status).toBe(201)
  const { data } = await ask(token, { filtro: { tabela: 'visita_pastoral' } })
  expect(data.auditorias.nodes[0].mudancas).toContainEqual({
    campo: 'comentarioCifrado',
    antes: null,
    depois: '(reservado)',
  })
})
