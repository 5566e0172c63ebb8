import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import DataLoader from 'dataloader'
import type { GraphQLInterfaceType } from 'graphql'
import { actions } from '../../server/access-table.js'
import type { Action } from '../../server/kernel/access/actions.js'
import { Pages } from '../../server/kernel/reading/edge.js'
import type { List } from '../../server/kernel/reading/pagination.js'
import { type GraphqlAnswer, type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillLists } from '../factories/records.js'
import { countStatements } from '../factories/statements.js'
import { columnOf, type Edge, edgesOf, enter, idsIn, type Link, linksOf, plainFields, spread } from './edges.js'
import { swept, sweptSchema } from './swept.js'

let app: TestApp
let church: TestChurch
let other: TestChurch
let token: string
const edges = edgesOf(sweptSchema)
const links = linksOf(sweptSchema)
const byName = edges.map((edge) => [edge.name, edge] as const)

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  await fillLists(app, church, 100)
  const parents = (edge: Edge) => idsIn(app, token, edge.parents)
  await spread(app, church, edges, parents)
  await enter(app, church)
  // to-one edges that the lists leave empty
  const person = `(select min(id) from usuario u where u.id_cliente = $1)`
  for (const [table, column] of [
    ['conta_pagar', 'responsavel_usuario_conta'],
    ['conta_receber', 'responsavel_usuario_conta'],
    ['aula_ebd', 'id_professor'],
  ])
    await app.sql(`update ${table} set ${column} = ${person} where id_cliente = $1`, [church.idCliente])
  await app.sql(
    'update encontro set id_local = (select min(id) from local where id_cliente = $1) where id_cliente = $1',
    [church.idCliente],
  )
  // rows of another church that name records of this one, as only a fault in the database could write them
  other = await app.church()
  await fillLists(app, other, 1)
  await spread(app, other, edges, async (edge) => (await parents(edge)).slice(0, 1))
  // PostgreSQL knows how many rows there are, as it does of tables in use
  await app.sql('analyze')
})
afterAll(() => app.close())

interface Page {
  nodes: { id: number }[]
  totalCount: number
  pageInfo: { hasNextPage: boolean }
}

/** The statements of a request; of two requests, because a statement of something else may come between. */
const fewestStatements = async (work: () => Promise<unknown>): Promise<number> =>
  Math.min(await countStatements(work), await countStatements(work))

/** Finds an edge that sends more statements for more parents. */
async function statementFindings({ name, field, parents, row }: Edge): Promise<string[]> {
  const ask = async (first: number) => {
    const query = `{ ${parents}(first: ${first}) { nodes { id ${field}(first: 2) { totalCount nodes { ${plainFields(row)} } } } } }`
    let answer: { [field: string]: Page }[] = []
    const statements = await fewestStatements(async () => {
      const { data, errors } = await app.graphql(token, query)
      expect(errors).toBeUndefined()
      answer = data[parents].nodes
    })
    return { statements, parents: answer.length, full: answer.filter((parent) => parent[field]?.nodes.length).length }
  }
  const [one, ten, hundred] = [await ask(1), await ask(10), await ask(100)]
  return [
    ...(one.full && ten.full > 4 && hundred.parents > 99
      ? []
      : [`${name} has too few rows: ${JSON.stringify([one, ten, hundred])}`]),
    ...[ten, hundred]
      .filter(({ statements }) => statements > one.statements)
      .map(
        (more) => `${name} sends ${more.statements} statements for ${more.parents} parents, ${one.statements} for one`,
      ),
  ]
}

test.each(byName)('%s: sends as many statements for 10 and 100 parents as for one', async (_name, edge) => {
  expect(await statementFindings(edge)).toEqual([])
})

/** Finds a link that sends more statements for more records, or shows another record than plain SQL gives it. */
async function linkFindings({ name, field, parents, row, column, idIn }: Link): Promise<string[]> {
  const ask = async (first: number) => {
    const query = `{ ${parents}(first: ${first}) { nodes { id ${idIn ?? ''} ${field} { ${plainFields(row)} } } } }`
    let nodes: Record<string, unknown>[] = []
    const statements = await fewestStatements(async () => {
      const { data, errors } = await app.graphql(token, query)
      expect(errors).toBeUndefined()
      nodes = data[parents].nodes
    })
    return { statements, nodes }
  }
  const [ten, hundred] = [await ask(20), await ask(100)]
  const place = columnOf({ column })
  const sql = pairs[name] ?? `select id, ${place?.column} as parent from ${place?.table} where id_cliente = $1`
  const rows = idIn ? [] : await app.sql<{ id: number; parent: number }>(sql, [church.idCliente])
  const byParent = new Map(rows.map(({ id, parent }) => [parent, id]))
  const shown = hundred.nodes.filter((node) => node[field])
  return [
    ...(shown.length ? [] : [`${name} has no records`]),
    ...(hundred.statements > ten.statements
      ? [`${name} sends ${hundred.statements} statements for 100 records, ${ten.statements} for 20`]
      : []),
    ...hundred.nodes.flatMap((node) => {
      const found = (node[field] as { id: number } | null)?.id ?? null
      const wanted = (idIn ? node[idIn] : byParent.get(node.id as number)) ?? null
      return found === wanted ? [] : [`${name} of ${node.id}: ${found} instead of ${wanted}`]
    }),
  ]
}

test.each(links.map((link) => [link.name, link] as const))(
  '%s: is the record that plain SQL names, in as many statements for 100 records as for 20',
  async (_name, link) => {
    expect(await linkFindings(link)).toEqual([])
  },
)

/** SQL for edges that have no column of their rows' own table: pairs of a row and its parent. */
const pairs: Record<string, string> = {
  'Dizimo.lancamento': `select id, id_origem as parent from entrada where origem = 'dizimo' and id_cliente = $1`,
  'Doacao.lancamento': `select id, id_origem as parent from entrada where origem = 'doacao' and id_cliente = $1`,
  'ContaReceber.lancamento': `select id, id_origem as parent from entrada where origem = 'contaReceber' and id_cliente = $1`,
  'AulaEBD.lancamento': `select id, id_origem as parent from entrada where origem = 'aulaEBD' and id_cliente = $1`,
  'ContaPagar.lancamento': `select id, id_origem as parent from saida where origem = 'contaPagar' and id_cliente = $1`,
  'ManutencaoPatrimonio.lancamento': `select id, id_origem as parent from saida where origem = 'manutencaoPatrimonio' and id_cliente = $1`,
  'ContaPagar.parcelas': `select c.id, p.id as parent from conta_pagar c join conta_pagar p on p.serie = c.serie and p.id_cliente = c.id_cliente where c.id_cliente = $1`,
  'ContaReceber.parcelas': `select c.id, p.id as parent from conta_receber c join conta_receber p on p.serie = c.serie and p.id_cliente = c.id_cliente where c.id_cliente = $1`,
  'CentroCusto.orcamentos': `select o.id, c.id as parent from orcamento o join centro_custo c on c.id_departamento = o.id_departamento where c.id_cliente = $1`,
  'GrupoLouvor.musicas': `select s.id, e.id_grupo as parent from setlist_ensaio s join ensaio_louvor e on e.id = s.id_ensaio where e.id_cliente = $1`,
}

/** The ids of the rows of each parent, in the order of the root list, from plain SQL. */
async function rowsByParent(edge: Edge): Promise<(parent: number) => number[]> {
  const place = columnOf(edge)
  const sql = pairs[edge.name] ?? `select id, ${place?.column} as parent from ${place?.table} where id_cliente = $1`
  const rows = await app.sql<{ id: number; parent: number }>(sql, [church.idCliente])
  const belongs = new Set(rows.map(({ id, parent }) => `${id} ${parent}`))
  const order = await idsIn(app, token, edge.list as string)
  return (parent) => order.filter((id) => belongs.has(`${id} ${parent}`))
}

/** Finds a parent with other rows than plain SQL gives it, for one size and position of its page. */
async function rowFindings(edge: Edge, first: number, after: number): Promise<string[]> {
  const rows = await rowsByParent(edge)
  const { data, errors } = await app.graphql(
    token,
    `{ ${edge.parents}(first: 25) { nodes { id ${edge.field}(first: ${first}, after: "${after || ''}") { totalCount nodes { id } pageInfo { hasNextPage } } } } }`,
  )
  if (errors) return [`${edge.name}: ${errors[0]?.message}`]
  return data[edge.parents].nodes.flatMap((parent: { id: number; [field: string]: unknown }) => {
    const { nodes, totalCount, pageInfo } = parent[edge.field] as Page
    const expected = rows(parent.id)
    const wanted = [expected.slice(after, after + first), expected.length, expected.length > after + first]
    const found = [nodes.map(({ id }) => id), totalCount, pageInfo.hasNextPage]
    return JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${edge.name} of ${parent.id}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`]
  })
}

const listed = byName.filter(([, { list }]) => list)

test.each(listed)('%s: each parent has its own rows, in the order of the list, page by page', async (_name, edge) => {
  const [some, more] = [1 + Math.floor(Math.random() * 4), Math.floor(Math.random() * 5)]
  expect(await rowFindings(edge, 30, 0)).toEqual([])
  expect(await rowFindings(edge, some, more)).toEqual([])
})

describe('pages inside pages', () => {
  /** The edges of the objects of an edge's rows: of the people of a cell's members. */
  const inner = edges.flatMap((edge, index) => {
    const fields = Object.values(edge.row.getFields())
    const further = edges.filter((next) => {
      const [type] = next.name.split('.')
      return (
        next.list &&
        (type === edge.row.name ||
          fields.some((field) => !field.extensions.edge && String(field.type).replace('!', '') === type))
      )
    })
    const next = further[index % (further.length || 1)]
    if (!next) return []
    const [type] = next.name.split('.')
    const through =
      type === edge.row.name ? '' : (fields.find((field) => String(field.type).replace('!', '') === type)?.name ?? '')
    return [[`${edge.name}.${through && `${through}.`}${next.field}`, edge, through, next] as const]
  })

  test.each(inner)('%s', async (_name, edge, through, next) => {
    const within = `id ${next.field}(first: 3) { totalCount nodes { id } pageInfo { hasNextPage } }`
    const ask = (first: number) =>
      app.graphql(
        token,
        `{ ${edge.parents}(first: ${first}) { nodes { ${edge.field}(first: 3) { nodes { ${through ? `${through} { ${within} }` : within} } } } } }`,
      )
    const rows = await rowsByParent(next)
    const { data, errors } = await ask(10)
    expect(errors).toBeUndefined()
    const records = data[edge.parents].nodes
      .flatMap((parent: Record<string, { nodes: Record<string, unknown>[] }>) => parent[edge.field]?.nodes ?? [])
      .map((row: Record<string, unknown>) => (through ? row[through] : row))
      .filter(Boolean) as { id: number; [field: string]: unknown }[]
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      const { nodes, totalCount } = record[next.field] as Page
      expect([record.id, nodes.map(({ id }) => id), totalCount]).toEqual([
        record.id,
        rows(record.id).slice(0, 3),
        rows(record.id).length,
      ])
    }
    const few = await fewestStatements(() => ask(10))
    expect(await fewestStatements(() => ask(20))).toBeLessThanOrEqual(few)
  })
})

test('the sum of a page is the sum of its own record', async () => {
  const { data } = await app.graphql(
    token,
    '{ centrosCusto(first: 25) { nodes { id entradas(first: 1) { soma nodes { id } } } } }',
  )
  const sums = await app.sql<{ id: number; total: string }>(
    'select id_centro_custo as id, sum(valor)::text as total from entrada where id_cliente = $1 group by 1',
    [church.idCliente],
  )
  const totals = new Map(sums.map(({ id, total }) => [id, total]))
  const centros = data.centrosCusto.nodes as { id: number; entradas: { soma: string } }[]
  expect(centros.filter(({ id }) => totals.has(id)).length).toBeGreaterThan(5)
  expect(centros.map(({ entradas }) => entradas.soma)).toEqual(centros.map(({ id }) => totals.get(id) ?? '0.00'))
})

/** The field that an error belongs to. */
const pathOf = (errors: GraphqlAnswer['errors']) => (errors?.[0] as { path?: unknown } | undefined)?.path

describe('an edge is refused to people who may not read the list of its kind', () => {
  const refused = edges.flatMap((edge) =>
    ([2, 3, 4, 5] as const)
      .filter((perfil) => !actions[edge.action].includes(perfil))
      .map((perfil) => [edge.name, perfil, edge] as const),
  )

  test('every edge has an action, and some are refused to somebody', () => {
    expect([...edges, ...links].filter(({ action }) => !action)).toEqual([])
    expect(refused.length).toBeGreaterThan(1)
  })

  test.each(refused)('%s to perfil %i', async (_name, perfil, { parents, field }) => {
    const own = await church.token(perfil)
    const reached = await app.graphql(own, `{ ${parents}(first: 1) { nodes { id } } }`)
    const { status, errors } = await app.graphql(
      own,
      `{ ${parents}(first: 1) { nodes { ${field} { nodes { id } } } } }`,
    )
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
    // somebody who may not read the parents is refused there
    expect(pathOf(errors)).toEqual(reached.errors ? [parents] : [parents, 'nodes', 0, field])
  })

  test('and to API tokens without its action', async () => {
    const made = await app.graphql(
      token,
      'mutation { criarTokenApi(nome: "Células", escopos: ["celula.ler"]) { token } }',
    )
    const ask = (field: string) =>
      app.graphql(made.data.criarTokenApi.token, `{ celulas(first: 1) { nodes { ${field} { nodes { id } } } } }`)
    expect((await ask('membros')).status).toBe(200)
    const { status, errors } = await ask('encontros')
    expect([status, pathOf(errors)]).toEqual([403, ['celulas', 'nodes', 0, 'encontros']])
  })
})

describe('any record by its uuid', () => {
  const kinds = swept.flatMap(({ table, record }) =>
    table && record ? [[record.type, table, record.list.action] as const] : [],
  )
  const ask = async (as: string, id: string) =>
    app.graphql(
      as,
      'query($id: ID!) { registro(id: $id) { __typename id uuid idCliente createdAt updatedAt versao } }',
      { id },
    )
  const anyOf = async (table: string, { idCliente }: TestChurch) =>
    (
      await app.sql<{ id: number; uuid: string }>(
        `select id, uuid from "${table}" where id_cliente = $1 order by id desc limit 1`,
        [idCliente],
      )
    )[0]

  test('every type that implements Registro is found', () => {
    const types = sweptSchema.getPossibleTypes(sweptSchema.getType('Registro') as GraphQLInterfaceType)
    expect(kinds.map(([type]) => type).sort()).toEqual(types.map(({ name }) => name).sort())
  })

  test.each(kinds)('%s', async (type, table, action) => {
    const { id, uuid } = (await anyOf(table, church)) ?? { id: 0, uuid: '' }
    const { data, errors } = await ask(token, uuid)
    expect(errors).toBeUndefined()
    expect(data.registro).toMatchObject({ __typename: type, id, uuid, idCliente: church.idCliente, versao: 1 })
    const foreign = await anyOf(table, other)
    expect((await ask(token, foreign?.uuid ?? '')).status).toBe(404)
    for (const perfil of [2, 3] as const)
      if (!actions[action as Action].includes(perfil))
        expect((await ask(await church.token(perfil), uuid)).status).toBe(404)
  })

  test('a record of own data only is found by its own person alone', async () => {
    const [dizimo] = await app.sql<{ uuid: string }>('select uuid from dizimo where id_cliente = $1 limit 1', [
      church.idCliente,
    ])
    expect((await ask(await church.token(2), dizimo?.uuid ?? '')).status).toBe(404)
  })

  test('the lines of the audit log, the recycle bin and the search bring their records, each kind in one statement', async () => {
    const record = 'registro { __typename uuid ... on Celula { nomeCelula membros(first: 1) { totalCount } } }'
    await app.sql(
      'update celula set excluido_em = now() where id in (select id from celula where id_cliente = $1 order by id desc limit 30)',
      [church.idCliente],
    )
    const lists = [
      (first: number) => `{ r: lixeira(first: ${first}, tabela: "celula") { nodes { titulo ${record} } } }`,
      (first: number) => `{ r: auditorias(first: ${first}, filtro: { tabela: "celula" }) { nodes { ${record} } } }`,
    ]
    for (const query of lists) {
      const { data, errors } = await app.graphql(token, query(25))
      expect(errors).toBeUndefined()
      const records = data.r.nodes.map((line: { registro: { __typename: string } | null }) => line.registro?.__typename)
      expect(records).toEqual(Array(25).fill('Celula'))
      const few = await fewestStatements(() => app.graphql(token, query(2)))
      expect(await fewestStatements(() => app.graphql(token, query(25)))).toBeLessThanOrEqual(few)
    }
    const found = await app.graphql(token, `{ buscar(texto: "Evento 1") { tipo uuid ${record} } }`)
    expect(found.data.buscar.length).toBeGreaterThan(0)
    for (const { uuid, registro } of found.data.buscar) expect(registro.uuid).toBe(uuid)
  })
})

describe('the sweep finds planted faults', () => {
  const members = edges.find(({ name }) => name === 'Celula.membros') as Edge

  test('a loader that reads each parent separately', async () => {
    const { load } = DataLoader.prototype
    DataLoader.prototype.load = function alone(this: DataLoader<unknown, unknown>, key: unknown) {
      return load.call(new DataLoader(Reflect.get(this, '_batchLoadFn'), { cache: false }), key)
    }
    try {
      expect((await statementFindings(members)).join()).toMatch(/Celula.membros sends \d+ statements for 10 parents/)
    } finally {
      DataLoader.prototype.load = load
    }
  })

  test('rows that are given to the wrong parent', async () => {
    const { split } = Pages.prototype
    Pages.prototype.split = function mixed<Row>(this: Pages, list: List<Row>) {
      return split.call(this, list).reverse() as List<Row>[]
    }
    try {
      expect((await rowFindings(members, 3, 0)).join()).toMatch(/Celula.membros of \d+: .* instead of/)
    } finally {
      Pages.prototype.split = split
    }
  })
})
