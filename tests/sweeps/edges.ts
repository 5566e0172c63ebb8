import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { Action } from '../../server/kernel/access/actions.js'
import type { ListCase } from '../../server/kernel/work/edges/edge.js'
import type { TestApp, TestChurch } from '../factories/harness.js'

/** A field of a record that is a page of other records, as the schema has it. */
export interface Edge {
  /** 'Celula.membros' */
  name: string
  field: string
  action: Action
  /** the root list of the records that have the edge: 'celulas' */
  parents: string
  /** the root list of the edge's kind, if it needs no arguments: 'membrosCelula' */
  list: string | undefined
  /** the type of its rows */
  row: GraphQLObjectType
  /** the column of its rows that contains the record's id, or a condition */
  column: unknown
  /** the use case that reads its rows */
  reads: ListCase
}

const nodeOf = (type: GraphQLOutputType): GraphQLObjectType | undefined => {
  const page = getNamedType(type)
  const node = isObjectType(page) && page.name.endsWith('Page') && page.getFields().nodes
  return node ? (getNamedType(node.type) as GraphQLObjectType) : undefined
}

const needsArguments = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type }) => String(type).endsWith('!') && !String(type).startsWith('Int'))

/** Every edge of the schema. */
export function edgesOf(schema: GraphQLSchema): Edge[] {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => !needsArguments(field))
  const rootOf = (type: GraphQLObjectType) => roots.find((field) => nodeOf(field.type) === type)?.name
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field): Edge[] => {
      const { edge: column, action, reads } = field.extensions
      const row = nodeOf(field.type)
      const parents = rootOf(type)
      if (!column || !row) return []
      if (!parents) throw new Error(`no root list of ${type.name}, so nobody tests ${type.name}.${field.name}`)
      const name = `${type.name}.${field.name}`
      const list = { action: action as Action, list: rootOf(row), reads: reads as ListCase }
      return [{ name, field: field.name, parents, row, column, ...list }]
    })
  })
}

/** Where a query finds the records of a type: in the pages of a root list, or in a field of their records. */
export interface Place {
  root: string
  within?: string
}

/** The query for the first of them. */
export const queryFor = ({ root, within }: Place, first: number, fields: string): string =>
  `{ ${root}(first: ${first}) { nodes { ${within ? `${within} { ${fields} }` : fields} } } }`

/** The records in its answer. */
export const recordsIn = ({ root, within }: Place, data: Record<string, { nodes: Record<string, unknown>[] }>) =>
  (data[root]?.nodes ?? []).flatMap((node) => (within ? (node[within] ?? []) : node)) as Record<string, unknown>[]

/** A field of a record that is one other record, read like a row of that kind's list. */
export interface Link extends Omit<Edge, 'list' | 'parents'> {
  parents: Place
  /** the record's property with the id of the other record; undefined when the other record names this one */
  idIn: string | undefined
}

/** Every link of the schema. */
export function linksOf(schema: GraphQLSchema): Link[] {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => !needsArguments(field))
  const placeOf = (type: GraphQLObjectType): Place | undefined => {
    const own = roots.find((field) => nodeOf(field.type) === type)
    if (own) return { root: own.name }
    for (const root of roots) {
      const fields = Object.values(nodeOf(root.type)?.getFields() ?? {})
      const within = fields.find((field) => !field.extensions.link && getNamedType(field.type) === type)
      if (within) return { root: root.name, within: within.name }
    }
    return undefined
  }
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return []
    const parents = placeOf(type)
    return Object.values(type.getFields()).flatMap(({ name, type: to, extensions }): Link[] => {
      if (!extensions.link) return []
      if (!parents) throw new Error(`no root list of ${type.name}, so nobody tests ${type.name}.${name}`)
      const [idIn] = extensions.columns as string[]
      const action = extensions.action as Action
      const row = getNamedType(to) as GraphQLObjectType
      const { link: column, reads } = extensions as { link: unknown; reads: ListCase }
      return [{ name: `${type.name}.${name}`, field: name, action, parents, row, column, idIn, reads }]
    })
  })
}

/** The plain fields of a row, and the ids of its objects; links are tested by themselves. */
export const plainFields = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .flatMap((field) => {
      if (needsArguments(field)) return []
      const named = getNamedType(field.type)
      if (isLeafType(named)) return [field.name]
      return isObjectType(named) && 'id' in named.getFields() && !field.extensions.edge && !field.extensions.link
        ? [`${field.name} { id }`]
        : []
    })
    .join(' ')

/** SQL for a valid uuid that is the same for the same text: other tests of the process read these rows over REST. */
const uuidOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing 'a' from 17)::uuid`

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table and the column in which an edge's rows name their parent; undefined for an edge by a condition. */
export function columnOf({ column }: Pick<Edge, 'column'>): { table: string; column: string } | undefined {
  if (typeof column !== 'string') return undefined
  const [table = '', name = ''] = column.split('.')
  return { table, column: snake(name) }
}

/** All ids of a root list, in its order. */
export async function idsIn(app: TestApp, token: string, list: string): Promise<number[]> {
  const ids: number[] = []
  for (let after: string | null = null; ; ) {
    const query = `query($after: String) { ${list}(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`
    const { data, errors } = await app.graphql(token, query, { after })
    if (errors) throw new Error(`${list}: ${errors[0]?.message}`)
    const page = data[list] as { nodes: { id: number }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    ids.push(...page.nodes.map(({ id }) => id))
    if (!page.pageInfo.hasNextPage) return ids
    after = page.pageInfo.endCursor
  }
}

/**
 * Spreads the rows of every edge over some parents, so that each of them has several. The parents are those that come
 * first in their list. Each column of a table uses another number of parents, so that no pair of two columns occurs
 * twice.
 */
export async function spread(
  app: TestApp,
  church: TestChurch,
  edges: readonly Edge[],
  parentsOf: (edge: Edge) => Promise<number[]>,
): Promise<void> {
  const tables = new Map<string, Map<string, number[]>>()
  for (const edge of edges) {
    const place = columnOf(edge)
    if (!place) continue
    const columns = tables.get(place.table) ?? new Map<string, number[]>()
    tables.set(place.table, columns)
    if (columns.has(place.column)) continue
    const ids = await parentsOf(edge)
    columns.set(place.column, ids.slice(0, [20, 19, 17, 13][columns.size]))
  }
  // nobody is baptised or visited by himself, and no money goes to the account that it comes from
  for (const [table, person, other] of [
    ['batismo', 'id_batizando', 'id_pastor'],
    ['visita_pastoral', 'id_visitado', 'id_pastor'],
    ['transferencia', 'id_conta_origem', 'id_conta_destino'],
  ] as const) {
    const columns = tables.get(table)
    const ids = columns?.get(person)
    if (columns && ids) columns.set(other, ids.length > 1 ? [...ids.slice(1), ...ids.slice(0, 1)] : [-1])
  }
  for (const [table, columns] of tables) await assign(app, church, table, [...columns])
}

/** The kinds of records with attachments, with their tables. */
const attached = [
  ['entrada', 'entrada'],
  ['saida', 'saida'],
  ['contaPagar', 'conta_pagar'],
  ['contaReceber', 'conta_receber'],
  ['orcamento', 'orcamento'],
  ['manutencaoPatrimonio', 'manutencao_patrimonio'],
  ['reuniaoLideranca', 'reuniao_lideranca'],
] as const

/** SQL: the number at this place, from 0. Not the element of an array: in an update, Citus 13.2 fails at that. */
const nthOf = (ids: readonly number[], place: string) => `('${JSON.stringify(ids)}'::jsonb ->> (${place})::int)::int`

/** SQL: when a worship service begins. Not with a cast to time, which is only stable: Citus wants immutable functions. */
const start = 'data_culto + make_time(left(hora_culto, 2)::int, right(hora_culto, 2)::int, 0)'

/**
 * Gives the first records of a church in each of these tables numbers that records of another church have, past all
 * checks, and lets rows without an edge's column name them.
 */
export async function numberLike(
  app: TestApp,
  { idCliente }: TestChurch,
  numbers: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const updates = [...numbers].map(
    ([table, ids]) =>
      `update ${table} t set id = ${nthOf(ids, 'r.n - 1')}
       from (select id, row_number() over (order by id) as n from ${table} where id_cliente = ${idCliente}) r
       where t.id = r.id and t.id_cliente = ${idCliente} and r.n <= ${ids.length};`,
  )
  const first = (table: string) => numbers.get(table)?.[0] ?? 0
  await app.sql(
    `do $$ begin
       set local session_replication_role = replica;
       ${updates.join(' ')}
       insert into anexo (id_cliente, especie, id_registro, id_arquivo, nome, tipo, bytes)
         values ${attached.map(([kind, table]) => `(${idCliente}, '${kind}', ${first(table)}, -1, 'Alheio', 'application/pdf', 1)`).join(', ')};
       update liturgia_culto set id_culto = ${first('culto')} where id_cliente = ${idCliente};
       update parentesco set id_pessoa = ${first('usuario')} where id_cliente = ${idCliente};
       insert into participante_reuniao (id_cliente, id_reuniao, id_usuario)
         values (${idCliente}, ${first('reuniao_lideranca')}, ${first('usuario')}) on conflict do nothing;
       insert into pessoa_incidente (id_cliente, id_incidente, id_usuario)
         values (${idCliente}, ${first('incidente')}, ${first('usuario')}) on conflict do nothing;
       insert into membro_aula_ebd (id_cliente, id_aula, id_membro)
         select ${idCliente}, id, ${first('usuario')} from aula_ebd where id_cliente = ${idCliente} on conflict do nothing;
       update reserva r set data_inicio = c.inicio, data_fim = c.fim
         from (select (${start}) at time zone 'America/Sao_Paulo' as inicio,
             (${start} + interval '1 hour') at time zone 'America/Sao_Paulo' as fim
           from culto where id_cliente = ${idCliente} and id = ${first('culto')}) c
         where r.id_cliente = ${idCliente};
       update evento e set data_inicio = r.data_inicio, data_fim = r.data_fim from reserva r
         where e.id_cliente = ${idCliente} and r.id_cliente = e.id_cliente;
     end $$`,
  )
}

/**
 * Makes ledger entries come from records, payments and reversals and lie in several accounts, gives payables and receivables
 * their instalments, lets a third of the reservations begin with a worship service, and gives meetings, incidents and lessons their people, past
 * the checks of closed months: links and edges need them.
 */
export async function enter(app: TestApp, { idCliente }: TestChurch): Promise<void> {
  const nth = (table: string) =>
    `(select id, row_number() over (order by id) as n from ${table} where id_cliente = ${idCliente})`
  const origins = [
    ['entrada', 0, 'dizimo', 'dizimo'],
    ['entrada', 1, 'doacao', 'doacao'],
    ['entrada', 2, 'contaReceber', 'conta_receber'],
    ['entrada', 3, 'aulaEBD', 'aula_ebd'],
    ['entrada', 4, 'contagem', 'contagem'],
    ['saida', 0, 'contaPagar', 'conta_pagar'],
    ['saida', 1, 'manutencaoPatrimonio', 'manutencao_patrimonio'],
  ] as const
  // attachments lie at the first records of each kind, in the order of their lists
  const orders: Record<string, string> = {
    conta_pagar: 'data_vencimento_conta, id',
    conta_receber: 'data_vencimento_conta, id',
    orcamento: 'data_orcamento desc, id desc',
    manutencao_patrimonio: 'data_manutencao desc, id desc',
    reuniao_lideranca: 'data_reuniao desc, id desc',
  }
  const firstOf = (table: string) =>
    `select id, row_number() over (order by ${orders[table] ?? 'data desc, id desc'}) as n from ${table} where id_cliente = ${idCliente}`
  await app.sql(
    `do $$ begin
       set local session_replication_role = replica;
       ${origins
         .map(
           ([ledger, rest, origin, table]) =>
             `update ${ledger} e set origem = '${origin}', id_origem = r.id from ${nth(ledger)} x, ${nth(table)} r
              where e.id_cliente = ${idCliente} and x.id = e.id and r.n = x.n and x.n % 6 = ${rest};`,
         )
         .join(' ')}
       ${[
         ['saida', 'contaPagar', 'baixa_pagar'],
         ['entrada', 'contaReceber', 'baixa_receber'],
       ]
         .map(
           ([ledger, origin, payments]) =>
             `update ${ledger} e set vez = b.vez from (select id_conta, min(vez) as vez from ${payments} where id_cliente = ${idCliente} group by 1) b
              where e.id_cliente = ${idCliente} and e.origem = '${origin}' and e.id_origem = b.id_conta;`,
         )
         .join(' ')}
       ${['entrada', 'saida']
         .map(
           (ledger) =>
             `update ${ledger} e set id_estornado = r.id, valor = -abs(valor) from ${nth(ledger)} x, ${nth(ledger)} r
              where e.id_cliente = ${idCliente} and x.id = e.id and r.n = x.n - 1 and x.n % 6 = 5;`,
         )
         .join(' ')}
       ${[
         ['dizimo', 0],
         ['doacao', 1],
         ['baixa_receber', 2],
       ]
         .map(
           ([of, rest]) =>
             `update pix_recebido e set id_${of} = r.id from ${nth('pix_recebido')} x, ${nth(String(of))} r
              where e.id_cliente = ${idCliente} and x.id = e.id and r.n = x.n and x.n % 4 = ${rest} and e.situacao = 'lancado';`,
         )
         .join(' ')}
       update codigo_pix k set finalidade = 'dizimo', id_usuario = d.id_membro
         from ${nth('pix_recebido')} x, pix_recebido p, ${nth('dizimo')} r, dizimo d
         where k.id_cliente = ${idCliente} and x.n = 3 and p.id = x.id and k.id = p.id_codigo and r.n = 3 and d.id = r.id;
       update pix_recebido e set situacao = 'pendente', motivo = 'parecido', valor = d.valor_dizimo, data = d.data_dizimo, id_conta_receber = null
         from ${nth('pix_recebido')} x, ${nth('dizimo')} r, dizimo d
         where e.id_cliente = ${idCliente} and x.id = e.id and x.n = 3 and r.n = 3 and d.id = r.id;
       update codigo_pix k set finalidade = 'campanha', id_usuario = d.id_membro, id_campanha = d.id_campanha
         from ${nth('pix_recebido')} x, pix_recebido p, ${nth('doacao')} r, doacao d
         where k.id_cliente = ${idCliente} and x.n = 7 and p.id = x.id and k.id = p.id_codigo and r.n = 7 and d.id = r.id;
       update pix_recebido e set situacao = 'pendente', motivo = 'doacao', valor = d.valor_doacao, data = d.data_doacao, id_conta_receber = null
         from ${nth('pix_recebido')} x, ${nth('doacao')} r, doacao d
         where e.id_cliente = ${idCliente} and x.id = e.id and x.n = 7 and r.n = 7 and d.id = r.id;
       update transferencia e set id_estornada = r.id from ${nth('transferencia')} x, ${nth('transferencia')} r
         where e.id_cliente = ${idCliente} and x.id = e.id and r.n = x.n - 1 and x.n % 6 = 5;
       ${['entrada', 'saida']
         .map(
           (ledger) =>
             `update ${ledger} e set id_conta_financeira = r.id from ${nth(ledger)} x, ${nth('conta_financeira')} r
              where e.id_cliente = ${idCliente} and x.id = e.id and r.n = 1 + x.n % 20 and x.n % 7 > 0;`,
         )
         .join(' ')}
       insert into conciliacao (id_cliente, id_movimento, ordem, id_entrada)
         select ${idCliente}, m.id, 1, l.id from ${nth('movimento_bancario')} m join ${nth('entrada')} l on l.n = m.n
         where m.n <= 40 on conflict do nothing;
       insert into conciliacao (id_cliente, id_movimento, ordem, id_saida)
         select ${idCliente}, m.id, 1, l.id from ${nth('movimento_bancario')} m join ${nth('saida')} l on l.n = m.n - 40
         where m.n between 41 and 80 on conflict do nothing;
       insert into conciliacao (id_cliente, id_movimento, ordem, id_transferencia, recebida)
         select ${idCliente}, m.id, 1, l.id, m.n % 2 = 0 from ${nth('movimento_bancario')} m
         join ${nth('transferencia')} l on l.n = m.n - 80 where m.n > 80 on conflict do nothing;
       ${['conta_pagar', 'conta_receber']
         .map(
           (table) =>
             `update ${table} c set serie = ${uuidOf(`'${table} ' || (x.n / 5)`)}, parcela = x.n % 5 + 1 from ${nth(table)} x
              where c.id_cliente = ${idCliente} and x.id = c.id;`,
         )
         .join(' ')}
       insert into participante_reuniao (id_cliente, id_reuniao, id_usuario)
         select ${idCliente}, r.id, u.id
         from (select id, row_number() over (order by data_reuniao desc, id desc) as n from reuniao_lideranca where id_cliente = ${idCliente}) r,
           (select id, row_number() over (order by nome_ordem, id) as n from usuario where id_cliente = ${idCliente}) u
         where r.n <= 20 and u.n <= 20 and (r.n + u.n) % 3 = 0 on conflict do nothing;
       insert into pessoa_incidente (id_cliente, id_incidente, id_usuario)
         select ${idCliente}, i.id, u.id
         from (select id, row_number() over (order by data_conhecimento desc, id desc) as n from incidente where id_cliente = ${idCliente}) i,
           (select id, row_number() over (order by nome_ordem, id) as n from usuario where id_cliente = ${idCliente}) u
         where i.n <= 20 and u.n <= 20 and (i.n + u.n) % 3 = 0 on conflict do nothing;
       insert into membro_aula_ebd (id_cliente, id_aula, id_membro)
         select ${idCliente}, a.id, u.id
         from (select id, row_number() over (order by data_aula desc, id desc) as n from aula_ebd where id_cliente = ${idCliente}) a,
           (select id, row_number() over (order by nome_ordem, id) as n from usuario where id_cliente = ${idCliente}) u
         where a.n <= 20 and u.n <= 20 and (a.n + u.n) % 3 = 0 on conflict do nothing;
       update anexo a set especie = e.especie, id_registro = e.id from ${nth('anexo')} x, (
         ${attached.map(([kind, table], index) => `select '${kind}' as especie, ${index} as k, id, n from (${firstOf(table)}) t`).join(' union all ')}) e
       where a.id_cliente = ${idCliente} and x.id = a.id and x.n % ${attached.length} = e.k and e.n = 1 + (x.n / ${attached.length}) % 6;
       update reserva r set data_inicio = c.inicio, data_fim = c.fim from ${nth('reserva')} x,
         (select (${start}) at time zone 'America/Sao_Paulo' as inicio,
           (${start} + interval '3 days') at time zone 'America/Sao_Paulo' as fim,
           row_number() over (order by data_culto desc, hora_culto desc, id desc) as n
          from culto where id_cliente = ${idCliente}) c
       where r.id_cliente = ${idCliente} and x.id = r.id and x.n % 3 = 0 and c.n = x.n / 3;
     end $$`,
  )
}

/** Gives the rows of a church's table these values in turn, past the checks of references and closed months. */
async function assign(
  app: TestApp,
  { idCliente }: TestChurch,
  table: string,
  columns: readonly (readonly [column: string, ids: readonly number[]])[],
): Promise<void> {
  const free = columns.map(([column], index) => `${column} = -id - ${index}`)
  const values = columns.map(([column, ids]) => `${column} = ${nthOf(ids, `r.place % ${ids.length}`)}`)
  await app.sql(
    `do $$ begin
       set local session_replication_role = replica;
       update ${table} set ${free.join(', ')} where id_cliente = ${idCliente};
       update ${table} t set ${values.join(', ')}
       from (select id, row_number() over (order by id) as place from ${table} where id_cliente = ${idCliente}) r
       where r.id = t.id and t.id_cliente = ${idCliente};
     end $$`,
  )
}
