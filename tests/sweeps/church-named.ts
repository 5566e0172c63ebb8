import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { roleNames } from '../../server/kernel/data/database/roles.js'
import type { TestApp } from '../factories/harness.js'

/*
 * Every statement of a church names the church at each of its tables (ADR 0029). Row-level security keeps rows of other
 * churches out, but only the statement tells Citus which part of the tables it needs. A statement that does not name the
 * church is right on PostgreSQL; on Citus it asks every node, is refused, or finds nothing.
 */

const words = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$\d+|[a-z_][\w$]*|\d[\d.]*|::|<>|<=|>=|[^\s]/gi

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that may follow a table and are no other name for it. */
const noAlias = set(
  'where on join left right inner full cross natural group order limit offset having window union except intersect set values select returning for using tablesample lateral as and or default overriding fetch then when end do',
)
/** Words that end the list of tables of a query. */
const afterTables = set(
  'where group order limit offset having window union except intersect returning set values select',
)

/** A table of churches in a query. */
interface Table {
  name: string
  query: Query
  named: boolean
  /** tables of the query that it is compared with by church */
  same: Set<Table>
}

class Query {
  /** whether its list of tables is being read */
  inTables = false
  /** its tables of churches by the names that it gives them */
  readonly tables = new Map<string, Table>()
  /** the names of anything else that it reads */
  readonly others = new Set<string>()

  constructor(
    readonly parent?: Query,
    /** how many parentheses are open around it */
    readonly depth = 0,
  ) {}

  /** The table with this name here or around; without a name, the first one of the innermost query that has any. */
  find(name?: string): Table | undefined {
    for (let query: Query | undefined = this; query; query = query.parent) {
      const known = name === undefined ? query.tables.values().next().value : query.tables.get(name)
      if (known || (name === undefined ? query.others.size > 0 : query.others.has(name))) return known
    }
    return undefined
  }
}

const unquoted = (word = ''): string => word.replace(/^"|"$/g, '').toLowerCase()
const isName = (word = ''): boolean => /^["a-z_]/i.test(word)

class Statement {
  private readonly words: string[]
  /** names that `with` gives to queries */
  private readonly ofWith: ReadonlySet<string>
  private readonly tables: Table[] = []
  private query = new Query()
  private depth = 0

  constructor(
    text: string,
    private readonly churchTables: ReadonlySet<string>,
  ) {
    this.words = (text.match(words) ?? []).filter((word) => !/^(--|\/\*)/.test(word))
    this.ofWith = new Set(
      this.words.flatMap((word, at) =>
        /^(not|materialized|\()$/i.test(this.words[at + 2] ?? '') && this.is(at + 1, 'as') ? [unquoted(word)] : [],
      ),
    )
  }

  /** The tables for which it does not name the church. */
  open(): string[] {
    const named: [at: number, query: Query][] = []
    for (const [at, word] of this.words.entries()) {
      this.read(word.toLowerCase(), at)
      if (unquoted(word) === 'id_cliente') named.push([at, this.query])
    }
    // after everything is read, because a query names its columns before its tables
    for (const [at, query] of named) this.compare(at, query)
    for (const table of this.tables.filter(({ named }) => named)) this.spread(table)
    return this.tables.filter(({ named }) => !named).map(({ name }) => name)
  }

  private is(at: number, ...all: string[]): boolean {
    return all.includes(this.words[at]?.toLowerCase() ?? '')
  }

  private read(word: string, at: number): void {
    const { query } = this
    if (word === ';') [this.query, this.depth] = [new Query(), 0]
    else if (word === '(') this.enter(at)
    else if (word === ')') this.close(at)
    else if (this.words[at - 1] === '.') return
    else if (word === 'join') this.table(at + 1)
    else if (this.depth === query.depth) this.clause(word, at)
  }

  private enter(at: number): void {
    this.depth++
    if (this.is(at + 1, 'select', 'with', 'insert', 'update', 'delete', 'values'))
      this.query = new Query(this.query, this.depth)
    else if (this.query.inTables && this.is(at - 1, 'from', 'join', ',')) this.table(at + 1)
  }

  private close(at: number): void {
    const { parent, depth } = this.query
    if (parent && this.depth === depth) {
      this.query = parent
      // a query in a list of tables has a name of its own there
      const alias = this.words[this.is(at + 1, 'as') ? at + 2 : at + 1]
      if (parent.inTables && isName(alias) && !noAlias.has(unquoted(alias))) parent.others.add(unquoted(alias))
    }
    this.depth--
  }

  private clause(word: string, at: number): void {
    // an insert and the select that it inserts are two queries
    const another = ['union', 'except', 'intersect'].includes(word) || (word === 'select' && this.query.tables.size > 0)
    if (another) this.query = new Query(this.query.parent, this.depth)
    if (afterTables.has(word)) this.query.inTables = false
    const lists =
      (word === 'from' && !this.is(at - 1, 'distinct')) ||
      (word === 'using' && this.query.tables.size > 0 && !this.is(at + 1, '('))
    if (lists) this.query.inTables = true
    const updates = word === 'update' && !this.is(at + 1, 'of', 'set') && !this.is(at - 1, 'for', 'key', 'do')
    if (lists || updates || word === 'into' || (word === ',' && this.query.inTables)) this.table(at + 1)
  }

  /** Reads the table at this word. */
  private table(first: number): void {
    let at = first
    while (this.is(at, 'only', 'lateral')) at++
    if (unquoted(this.words[at]) === 'public' && this.words[at + 1] === '.') at += 2
    if (!isName(this.words[at]) || this.is(at + 1, '.')) return
    const inserted = this.is(at - 1, 'into')
    if (this.is(at + 1, '(') && !inserted) return
    const name = unquoted(this.words[at])
    const second = this.words[this.is(at + 1, 'as') ? at + 2 : at + 1]
    const alias = isName(second) && !noAlias.has(unquoted(second)) ? unquoted(second) : name
    if (!this.churchTables.has(name) || this.ofWith.has(name)) {
      this.query.others.add(alias)
      return
    }
    // an insert names the church among its columns
    const columns = inserted ? this.words.slice(at, this.words.indexOf(')', at)) : []
    const named = columns.some((word) => unquoted(word) === 'id_cliente')
    const table = { name, query: this.query, named, same: new Set<Table>() }
    this.tables.push(table)
    this.query.tables.set(alias, table)
  }

  /** The table to which the column at this word belongs. */
  private owner(at: number, query: Query): Table | undefined {
    return query.find(this.words[at - 1] === '.' ? unquoted(this.words[at - 2]) : undefined)
  }

  /** Notes what the church at this word is compared with. */
  private compare(at: number, query: Query): void {
    const own = this.owner(at, query)
    // a condition of a query inside another one limits only the tables of its own
    if (own?.query !== query) return
    const after = this.words[at + 1] === '::' ? at + 3 : at + 1
    const before = this.words[at - 1] === '.' ? at - 3 : at - 1
    if (this.is(after, 'in') || (this.is(after, ',') && this.isComparedRow(this.words.lastIndexOf('(', at))))
      own.named = true
    if (this.is(after, '=')) this.meet(own, after + 1)
    if (this.is(before, '=')) this.meet(own, before - 1)
  }

  /** @param at the other side of the comparison */
  private meet(own: Table, at: number): void {
    const column = this.is(at + 1, '.') ? at + 2 : at
    const other = unquoted(this.words[column]) === 'id_cliente' ? this.owner(column, own.query) : undefined
    if (other?.query !== own.query) own.named = true
    else if (other !== own) {
      own.same.add(other)
      other.same.add(own)
    }
  }

  /** Whether the parenthesis at this word opens a row that is compared: (id_cliente, id) = ... */
  private isComparedRow(at: number): boolean {
    let depth = 0
    for (let place = at; place >= 0 && place < this.words.length; place++) {
      if (this.is(place, '(')) depth++
      if (this.is(place, ')') && --depth === 0) return this.is(place + 1, '=', 'in')
    }
    return false
  }

  private spread(table: Table): void {
    for (const other of table.same)
      if (!other.named) {
        other.named = true
        this.spread(other)
      }
  }
}

/**
 * The tables of this statement for which it does not name the church.
 * @param churchTables the tables of the churches
 */
export const tablesWithoutChurch = (text: string, churchTables: ReadonlySet<string>): string[] =>
  new Statement(text, churchTables).open()

/** The tables that belong to churches. */
const churchTablesOf = (orm: MikroORM): ReadonlySet<string> =>
  new Set(
    [...orm.getMetadata().getAll().values()]
      .filter(({ props }) => props.some(({ fieldNames }) => fieldNames?.includes('id_cliente')))
      .map(({ tableName }) => tableName),
  )

/** Checks each statement that the application's role sends, until `end` is called. */
export function watchStatements({ services }: TestApp) {
  const churchTables = churchTablesOf(services.sessions.app)
  const seen = new Set<string>()
  const findings: string[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const query = args[0] as string | { text?: string }
    const text = typeof query === 'string' ? query : (query?.text ?? '')
    if (this.user === roleNames.app && !seen.has(text)) {
      seen.add(text)
      const open = tablesWithoutChurch(text, churchTables)
      if (open.length) findings.push(`${open.join(', ')} without the church: ${text}`)
    }
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  const end = () => {
    pg.Client.prototype.query = original
  }
  return { seen, findings, end }
}
