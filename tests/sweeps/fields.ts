import {
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql'
import { z } from 'zod'
import { tablesOf } from '../../server/features/igreja/privacidade/catalogo.js'
import { openReading } from '../../server/kernel/data/tenant/session.js'
import type { Feature } from '../../server/kernel/transport/feature.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp, TestChurch } from '../factories/harness.js'
import { realPath, recordKinds } from '../factories/records.js'
import type { RecordKind } from '../factories/sample.js'
import { apartKinds, furtherKinds } from './fields-apart.js'
import { swept, sweptRoutes, sweptSchema } from './swept.js'

type Row = Record<string, unknown>
type Fields = GraphQLFieldMap<unknown, unknown>

/** A kind of record, with the path of its list's file if its feature does not tell it. */
type Kind = RecordKind & { exported?: string }

/** A kind of record that an input creates, and every way in which its fields come back. */
export interface Written {
  kind: RecordKind
  table: string
  feature: Feature | undefined
  /** the mutation that creates it, and the type of its input */
  create: GraphQLField<unknown, unknown>
  input: GraphQLInputObjectType
  record: GraphQLObjectType
  /** the kind of the record that its path, or the mutation's `id`, names: of an `ata` its meeting */
  parent: RecordKind | undefined
  /** the queries of one record and of the list */
  one: string | undefined
  list: GraphQLField<unknown, unknown> | undefined
  get: Route | undefined
  all: Route | undefined
  exported: Route | undefined
}

const fieldsOf = (type: unknown): Fields => (isObjectType(type) ? type.getFields() : {})
const queries = Object.values(fieldsOf(sweptSchema.getQueryType()))
const mutations = fieldsOf(sweptSchema.getMutationType())

interface Shape {
  enum?: unknown[]
  examples?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
}

/** The fields of a use case's input, as JSON schema. */
function shapesOf({ extensions }: GraphQLField<unknown, unknown>): Record<string, Shape> {
  const shape = z.toJSONSchema(extensions.input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
  return shape.properties ?? {}
}

/** The values that a field accepts, if it accepts only some. */
const optionsOf = ({ enum: only, examples = [], anyOf = [] }: Shape = {}): readonly unknown[] =>
  only ?? [...examples, ...anyOf.flatMap(optionsOf)]

/** The fields that a use case accepts and its mutation's input does not offer. */
const forgottenIn = (create: GraphQLField<unknown, unknown>, input: GraphQLInputObjectType): string[] =>
  Object.keys(shapesOf(create)).filter(
    (name) => !input.getFields()[name] && !create.args.some((arg) => arg.name === name),
  )

/** The type of the records of a list, with pages or without. */
function recordOf({ type }: GraphQLField<unknown, unknown>) {
  const of = getNamedType(type)
  const nodes = fieldsOf(of).nodes
  if (nodes) return getNamedType(nodes.type)
  return isListType(getNullableType(type)) ? of : undefined
}

/** The type of a mutation's input. */
function inputOf(field: GraphQLField<unknown, unknown> | undefined) {
  const type = field?.args.map((arg) => getNamedType(arg.type)).find((each) => isInputObjectType(each))
  return isInputObjectType(type) ? type : undefined
}

const takesId = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'id')

/** The mutation that creates records of this kind, with the record that it belongs to or without. */
function createOf(kind: RecordKind, type: string, parent: RecordKind | undefined) {
  const own = [mutations[`criar${type}`], mutations[`pedir${type}`]].find((each) => each && inputOf(each))
  const named = Object.values(mutations).filter((field) => inputOf(field)?.name === kind.input)
  return own ?? named.find((field) => !takesId(field)) ?? (parent && named[0])
}

/** The kind of the record whose `{id}` stands in a path: '/reunioes-lideranca/{id}/ata'. */
const parentOf = (path: string) => {
  const [before, after] = path.split('/{id}')
  return after === undefined ? undefined : recordKinds.find((kind) => kind.path === before)
}

function writtenOf(kind: Kind): Written[] {
  if (!kind.input || !kind.sample) return []
  const feature = swept.find(({ table }) => table === kind.table)
  const type = feature?.record?.type ?? ''
  const parent = parentOf(kind.path ?? '')
  const create = createOf(kind, type, parent)
  const input = inputOf(create)
  if (!create || !input) return []
  const named = [type, kind.input.replace(/Input$/, '')].map((name) => sweptSchema.getType(name))
  const record = named.find((each) => isObjectType(each)) ?? (getNamedType(create.type) as GraphQLObjectType)
  const at = (path: string) => sweptRoutes.find((route) => route.method === 'GET' && route.path === path)
  const path = kind.path ?? ''
  const simple = (field: GraphQLField<unknown, unknown>) =>
    !field.args.some((arg) => String(arg.type).endsWith('!') && arg.name !== 'first')
  return [
    {
      kind,
      table: kind.table,
      feature,
      create,
      input,
      record,
      parent,
      one: queries.find((field) => getNamedType(field.type) === record && field.args.some(({ name }) => name === 'id'))
        ?.name,
      list: queries.find((field) => recordOf(field) === record && simple(field)),
      get: at(`${path}/{id}`),
      all: at(path),
      exported: kind.exported
        ? at(kind.exported)
        : feature
          ? feature.routes?.find((route) => route.path.startsWith('/exportar/'))
          : at(`/exportar${path}`),
    },
  ]
}

const kinds: readonly Kind[] = recordKinds.map((kind) => ({ ...kind, ...furtherKinds[kind.table] }))

/** Every kind of record with a sample that an input creates. */
export const written: readonly Written[] = kinds.filter(({ table }) => !apartKinds[table]).flatMap(writtenOf)

/** The tables of the kinds with an input that are not tested. */
export const leftKinds: readonly string[] = kinds
  .filter(({ table, input }) => input && !written.some((one) => one.table === table))
  .map(({ table }) => table)

/** Whether an input only changes fields of a record that another input creates. */
const changes = (input: GraphQLInputObjectType): boolean =>
  Object.values(mutations)
    .filter((field) => inputOf(field) === input)
    .every((field) => {
      if (!field.name.startsWith('atualizar')) return false
      const created = written.find(({ record }) => record === getNamedType(field.type))?.input.getFields()
      return (
        takesId(field) && created && Object.keys(input.getFields()).every((key) => key === 'versao' || created[key])
      )
    })

/** The input types of mutations that are not tested. */
export const leftInputs: readonly string[] = [
  ...new Set(Object.values(mutations).flatMap((field) => inputOf(field) ?? [])),
]
  .filter((input) => !written.some((one) => one.input === input) && !changes(input))
  .filter(({ name }) => !kinds.some((kind) => kind.input === name && apartKinds[kind.table]))
  .map(({ name }) => name)

/** The mutations that make a record from plain arguments, and so are not tested. */
export const leftMutations: readonly string[] = Object.values(mutations)
  .filter(
    (field) => /^(adicionar|anexar|criar|emitir|gerar|pedir|registrar|salvar)/.test(field.name) && !inputOf(field),
  )
  .filter((field) => !takesId(field))
  .map(({ name }) => name)

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** How a field of an input is selected in its record: 'idLocal', or 'local { id }'. */
function selectionOf(type: GraphQLObjectType, key: string): { text: string; of: (row: Row) => unknown } | undefined {
  const fields = type.getFields()
  const other = key.replace(/^id([A-Z])/, (_, letter: string) => letter.toLowerCase())
  for (const name of [key, other]) {
    const field = fields[name]
    if (!field) continue
    const of = getNamedType(field.type)
    if (isLeafType(of)) return { text: name, of: (row) => row[name] }
    if (fieldsOf(of).id) return { text: `${name} { id }`, of: (row) => (row[name] as Row | null)?.id }
  }
  return undefined
}

/** What a way of reading lacks if it does not exist: every field. */
const nothing = ['*']

/** One column of a table, as the database describes it. */
interface Column {
  name: string
  type: string
  nullable: boolean
  fallback: string | null
  /** the table that it refers to */
  refers: string | null
}

/** One record of a kind with every field of its input, in one church. */
class WrittenRecord {
  id = 0
  /** what was sent */
  body: Row = {}
  private columns = new Map<string, Column>()
  /** the record that it belongs to */
  private idParent = 0
  /** its line in the file of the list: the one that came with it */
  private line = ''

  constructor(
    private readonly app: TestApp,
    private readonly church: TestChurch,
    private readonly token: string,
    readonly of: Written,
    private readonly copied: typeof tablesOf,
  ) {}

  /** The fields of its input, without what is no part of the record: the version, the password and its code. */
  get keys(): string[] {
    const all = Object.keys(this.of.input.getFields())
    return all.filter(
      (key) => !['versao', 'minhaSenha', ...(all.includes('minhaSenha') ? ['codigo'] : [])].includes(key),
    )
  }

  column = (key: string): Column | undefined => this.columns.get(snake(key))

  /**
   * Creates it, each reference to a record of its own.
   * @returns what the mutation answered
   */
  async create(): Promise<Row | undefined> {
    const { table, kind, create, input, record, parent } = this.of
    const columns = await this.app.sql<Column>(columnsOf, [table])
    this.columns = new Map(columns.map((column) => [column.name, column]))
    const refs: Row = {}
    for (const key of this.keys) {
      const refers = this.column(key)?.refers
      if (refers) refs[key] = String(await this.newest(refers, true))
    }
    const sample = Object.entries(kind.sample?.() ?? {}).filter(([, value]) => !empty(value))
    this.body = { ...refs, ...Object.fromEntries(sample), ...(await kind.optional?.(this.app, this.token)) }
    const byParent = parent && this.keys.find((key) => this.column(key)?.refers === parent.table)
    if (parent) this.idParent = byParent ? Number(this.body[byParent]) : await this.newest(parent.table, true)
    const id = takesId(create)
    const answers = getNamedType(create.type) === record
    const asked = answers ? this.selection() : '__typename'
    const send = (confirmacoes?: string[]) =>
      this.app.graphql(
        this.token,
        `mutation($input: ${input.name}!${confirmacoes ? ', $confirmacoes: [String!]' : ''}${id ? ', $id: ID!' : ''}) {
          ${create.name}(input: $input${confirmacoes ? ', confirmacoes: $confirmacoes' : ''}${id ? ', id: $id' : ''}) {
            ${asked} } }`,
        { input: this.body, confirmacoes, ...(id && { id: String(this.idParent) }) },
      )
    const before = await this.lines()
    let answer = await send()
    const questions = answer.errors?.[0]?.extensions.confirmacoes
    if (questions) answer = await send(questions.map(({ nome }) => nome))
    if (answer.errors) throw new Error(`${table}: ${JSON.stringify([answer.errors, this.body])}`)
    this.id = await this.newest(table)
    const [line = '', ...others] = (await this.lines()).filter((each) => !before.includes(each))
    this.line = others.length ? '' : line
    return answers ? answer.data[create.name] : undefined
  }

  /** The number of the newest record of a table; `made`: of one that is made now. */
  private async newest(table: string, made = false): Promise<number> {
    if (made) await recordKinds.find((kind) => kind.table === table)?.make(this.app, this.token)
    const text = `select max(id) as id from ${table} where id_cliente = $1`
    return (await this.app.sql<{ id: number }>(text, [this.church.idCliente]))[0]?.id ?? 0
  }

  /** Whether a field was sent with a value that it would not have by itself. */
  isSent(key: string): boolean {
    const value = this.body[key]
    const fallback = /^'?([^':]*)'?/.exec(this.column(key)?.fallback ?? '')?.[1]
    return !empty(value) && (fallback === undefined || String(value) !== fallback)
  }

  /** Every field as a selection of the record. */
  private selection = (): string =>
    ['__typename', ...['id', ...this.keys].flatMap((key) => selectionOf(this.of.record, key)?.text ?? [])].join(' ')

  /** A field of a record that GraphQL answered. */
  private valueOf = (row: Row | undefined, key: string) => row && selectionOf(this.of.record, key)?.of(row)

  /** The fields that one of these answers lacks, or the record alone or in its list over GraphQL. */
  async missingOverGraphql(created: Row | undefined): Promise<string[]> {
    const { one, list } = this.of
    const asked = this.selection()
    const rows: (Row | undefined)[] = created ? [created] : []
    const ask = async (text: string, variables: object) => {
      const { data, errors } = await this.app.graphql(this.token, text, variables as Row)
      if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`)
      return data
    }
    if (one) rows.push((await ask(`query($id: ID!) { ${one}(id: $id) { ${asked} } }`, { id: String(this.id) }))[one])
    if (list) {
      const pages = isObjectType(getNullableType(list.type))
      const data = await ask(`{ ${list.name}${pages ? `(first: 100) { nodes { ${asked} } }` : ` { ${asked} }`} }`, {})
      const all: Row[] = pages ? data[list.name].nodes : data[list.name]
      rows.push(all.find(({ id }) => Number(id) === this.id))
    }
    return this.lacking(rows, this.valueOf)
  }

  /** The fields that the record lacks over REST, alone or in its list. */
  async missingOverRest(): Promise<string[]> {
    const rows: (Row | undefined)[] = []
    for (const route of [this.of.get, this.of.all]) {
      if (!route) continue
      const named = route.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
        name === 'id' ? String(route === this.of.all ? this.idParent : this.id) : String(this.body[name] ?? whole),
      )
      const { body } = await this.app.rest(this.token, 'GET', await realPath(this.app, this.token, named))
      const found: Row[] = route.under
        ? body[route.under]
        : Array.isArray(body)
          ? body
          : [typeof body.data === 'object' ? body.data : body]
      rows.push(found.find(({ id }) => id === this.id))
    }
    return this.lacking(rows, (row, key) => row?.[key])
  }

  private lacking = (rows: readonly (Row | undefined)[], of: (row: Row | undefined, key: string) => unknown) =>
    rows.length
      ? this.keys.filter((key) => this.isSent(key) && !rows.every((row) => same(this.body[key], of(row, key))))
      : nothing

  /** The fields of which the audit log does not tell that they were set. */
  async missingInAudit(): Promise<string[]> {
    const text = `query($filtro: AuditoriaFiltro!) { auditorias(first: 20, filtro: $filtro) {
      nodes { mudancas { campo depois } } } }`
    const { table } = this.of
    const { data } = await this.app.graphql(this.token, text, { filtro: { tabela: table, idRegistro: this.id } })
    const rows: { mudancas: { campo: string; depois: string | null }[] }[] = data.auditorias.nodes
    const told = new Set(rows.flatMap(({ mudancas }) => mudancas.flatMap(({ campo, depois }) => (depois ? campo : []))))
    return this.keys.filter((key) => this.isSent(key) && !told.has(key))
  }

  /** The fields that the file of the list does not tell. */
  async missingInFile(): Promise<string[]> {
    if (!this.of.exported) return nothing
    const before = await this.lines()
    const missing: string[] = []
    for (const key of this.keys) if (this.isSent(key) && !(await this.tells(key, before))) missing.push(key)
    return missing
  }

  /** The lines of the file of the list. */
  private async lines(): Promise<string[]> {
    if (!this.of.exported) return []
    const { status, body } = await this.app.rest(this.token, 'GET', `${this.of.exported.path}?formato=csv`)
    if (status !== 200) throw new Error(`${this.of.exported.path}: ${status} ${JSON.stringify(body)}`)
    return String(body).split('\r\n')
  }

  /** Whether the record's own line in the file becomes another one when this field does. */
  private async tells(key: string, before: readonly string[]): Promise<boolean> {
    const column = this.column(key)
    if (!column || !this.line) return false
    const stored = `select ${column.name}::text as value from ${this.of.table} where id = $1`
    const value = (await this.app.sql<{ value: string | null }>(stored, [this.id]))[0]?.value ?? null
    for (const other of [...(column.nullable ? [null] : []), ...(await this.others(column, key, `${value}`))]) {
      // a constraint may refuse this one
      const set = await this.set(column, other).then(Boolean, () => false)
      if (!set) continue
      const after = await this.lines()
      await this.set(column, value)
      if (after.length === before.length && timesIn(after, this.line) < timesIn(before, this.line)) return true
    }
    return false
  }

  /** Other values of a required column; the constraints may refuse some. */
  private async others({ name, type, refers }: Column, key: string, value: string): Promise<unknown[]> {
    const { idCliente } = this.church
    if (refers) {
      const used = this.keys.filter((each) => this.column(each)?.refers).map((each) => Number(this.body[each] ?? 0))
      const text = `select id from ${refers} where id_cliente = $1 and id <> all ($2::int[]) order by id limit 9`
      return (await this.app.sql<{ id: number }>(text, [idCliente, used])).map(({ id }) => id)
    }
    const moved = (milliseconds: number) => new Date(Date.parse(value) + milliseconds).toISOString()
    if (type === 'date') return [moved(86_400_000).slice(0, 10)]
    if (type.startsWith('timestamp')) return [moved(86_400_000), moved(60_000)]
    if (type === 'jsonb') return ['[]']
    if (type === 'boolean') return [value !== 'true']
    if (/int|numeric/.test(type)) return [1, -1, 0.01].map((more) => Number(value) + more)
    const text = `select distinct ${name} as value from ${this.of.table} where id_cliente = $1 and ${name} <> $2 limit 9`
    const found = (await this.app.sql<{ value: string }>(text, [idCliente, value])).map((row) => row.value)
    const options = optionsOf(shapesOf(this.of.create)[key]).filter((option) => option !== value)
    return [value.slice(0, -1), ...options, ...found, '07:15']
  }

  /** The fields whose column the copy of the whole church does not have. */
  async missingInCopy(): Promise<string[]> {
    const { db, end } = await openReading(this.app.services.sessions, this.church.idCliente)
    try {
      const copied = (await this.copied(db)).find(({ nome }) => nome === this.of.table)?.colunas ?? []
      const stored = this.keys.filter((key) => this.column(key))
      return stored.length ? stored.filter((key) => !copied.includes(snake(key))) : nothing
    } finally {
      await end()
    }
  }

  /** Stores a value as it is, without the triggers that would follow. */
  private set({ name, type }: Column, value: unknown) {
    const text = value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'::${type}`
    return this.app.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      update ${this.of.table} set ${name} = ${text} where id = ${this.id};
    end $do$`)
  }
}

/**
 * Creates a record with every field of its input and reads it in all ways.
 * @param copied the tables and columns in the copy of the church
 * @returns the fields that are missing: 'evento.vagas file'; 'aparelho.* file' if there is no such way
 */
export async function missingFields(
  app: TestApp,
  church: TestChurch,
  token: string,
  of: Written,
  copied = tablesOf,
): Promise<string[]> {
  const record = new WrittenRecord(app, church, token, of, copied)
  const created = await record.create()
  const missing = {
    input: forgottenIn(of.create, of.input),
    sample: record.keys.filter((key) => !record.isSent(key)),
    graphql: await record.missingOverGraphql(created),
    rest: await record.missingOverRest(),
    audit: await record.missingInAudit(),
    file: await record.missingInFile(),
    copy: await record.missingInCopy(),
  }
  return Object.entries(missing).flatMap(([way, keys]) => keys.map((key) => `${of.table}.${key} ${way}`))
}

const timesIn = (lines: readonly string[], line: string): number => lines.filter((each) => each === line).length

const empty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a value came back as it was sent. */
function same(sent: unknown, back: unknown): boolean {
  if (empty(back)) return false
  if (Array.isArray(sent))
    return Array.isArray(back) && sent.length === back.length && sent.every((each, index) => same(each, back[index]))
  const [a, b] = [String(sent), String(back)]
  if (a === b) return true
  if (/^-?\d+(\.\d+)?$/.test(a)) return Number(a) === Number(b)
  return /^\d{4}-\d\d-\d\dT/.test(a) && Date.parse(zoned(a)) === Date.parse(b)
}

/** A time without a zone is one of São Paulo. */
const zoned = (text: string) => (/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}-03:00`)

const columnsOf = `
  select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum) as fallback,
    (select k.confrelid::regclass::text from pg_constraint k where k.contype = 'f' and k.conrelid = a.attrelid
      and a.attnum = any (k.conkey) and k.confrelid <> 'cliente'::regclass limit 1) as refers
  from pg_attribute a where a.attrelid = to_regclass($1::text) and a.attnum > 0 and not a.attisdropped`
