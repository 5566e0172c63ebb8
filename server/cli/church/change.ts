import { createHash } from 'node:crypto'
import { movedResult } from '../../kernel/work/idempotency/idempotency.js'
import type { ChurchTable } from './rows/catalogue.js'
import {
  columnsOfMarks,
  JsonNumbers,
  moved,
  namingColumn,
  type Shift,
  tableOf,
  tableOfFeature,
} from './rows/references.js'
import { comment, type Keys, placeOfComment, Resealing, sealedColumns } from './sealed.js'

/** What changes in the rows of a church that moves. */
export interface Change {
  from: number
  to: number
  shift: Shift
  /** whether any number of this table's records changes */
  changes: (table: string) => boolean
  /** gives each record another uuid, when the church is restored beside the present church */
  uuid?: (uuid: string) => string
  keys: Keys
  /** uuids of visits by their former numbers */
  visits: ReadonlyMap<string, string>
}

/** Changes one row: the values of its columns as COPY writes them. */
export type ChangeRow = (row: string[]) => void

const uuids = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g

/** The uuid that stands for another one, always the same for this restored church. */
export const otherUuid = (salt: string) => (uuid: string) => {
  const hex = createHash('sha256').update(`${salt}\n${uuid}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export class Changes {
  readonly resealing: Resealing
  private readonly json: JsonNumbers
  private readonly renumbers: boolean
  private readonly reseals: boolean
  private readonly tables: ReadonlyMap<string, ChurchTable>

  constructor(
    tables: readonly ChurchTable[],
    private readonly change: Change,
  ) {
    this.tables = new Map(tables.map((table) => [table.name, table]))
    this.resealing = new Resealing(change.keys)
    this.json = new JsonNumbers(this.tables, change.shift)
    this.renumbers = tables.some(({ name }) => change.changes(name))
    this.reseals = !change.keys.from.equals(change.keys.to)
  }

  /** How the rows of a table change; undefined when they stay as they are. */
  of(table: ChurchTable): ChangeRow | undefined {
    const { change } = this
    const steps: ChangeRow[] = []
    // the texts are read at their former place, so they come before the numbers
    if (this.reseals || this.renumbers || change.uuid) steps.push(...this.reseal(table))
    if (table.name === 'idempotencia' && (this.reseals || this.renumbers))
      steps.push(
        this.set(table, 'impressao', () => movedResult),
        this.set(table, 'resultado', () => 'null'),
      )
    if (this.renumbers) steps.push(...this.renumber(table))
    if (change.uuid) steps.push(this.otherUuids(change.uuid))
    return steps.length
      ? (row) => {
          for (const step of steps) step(row)
        }
      : undefined
  }

  private set(table: ChurchTable, column: string, make: (value: string, row: string[]) => string): ChangeRow {
    const at = table.columns.indexOf(column)
    return (row) => {
      const value = row[at]
      if (value !== undefined && value !== '\\N') row[at] = make(value, row)
    }
  }

  private otherUuids = (uuid: (one: string) => string): ChangeRow => {
    return (row) => {
      for (let at = 0; at < row.length; at++) row[at] = row[at]!.replace(uuids, (one) => uuid(one))
    }
  }

  private reseal(table: ChurchTable): ChangeRow[] {
    const { change, resealing } = this
    const places = (uuid: string): [string, string] => [
      placeOfComment(change.from, uuid),
      placeOfComment(change.to, change.uuid?.(uuid) ?? uuid),
    ]
    if (table.name === comment.table) {
      const uuid = table.columns.indexOf('uuid')
      return [this.set(table, comment.column, (sealed, row) => resealing.text(sealed, places(row[uuid]!)))]
    }
    if (table.name === 'auditoria') {
      const [named, record] = ['tabela', 'id_registro'].map((name) => table.columns.indexOf(name)) as [number, number]
      const within = new RegExp(`(?<!\\\\)"${comment.column}": "([\\w-]+)"`)
      const again = (text: string, row: string[]) =>
        row[named] === comment.table
          ? text.replace(
              within,
              (_all, sealed: string) =>
                `"${comment.column}": "${resealing.text(sealed, places(change.visits.get(row[record]!) ?? ''))}"`,
            )
          : text
      return [this.set(table, 'antes', again), this.set(table, 'depois', again)]
    }
    if (!this.reseals) return []
    return table.columns.flatMap((column) => {
      const place = sealedColumns[`${table.name}.${column}`]
      return place === undefined ? [] : [this.set(table, column, (text) => resealing.text(text, [place, place]))]
    })
  }

  private renumber(table: ChurchTable): ChangeRow[] {
    const { json } = this
    const { shift, changes } = this.change
    const at = (column: string) => table.columns.indexOf(column)
    const nameAt = (row: string[], column: string) => {
      const name = row[at(column)] ?? ''
      return this.tables.has(name) ? name : tableOfFeature(name)
    }
    const steps: ChangeRow[] = []
    // JSON comes first: its references depend on the table that the row names, and no other step may have changed that
    // row
    if (table.name === 'auditoria')
      for (const column of ['antes', 'depois'])
        steps.push(this.set(table, column, (text, row) => json.row(text, row[at('tabela')] ?? '')))
    if (table.name === 'webhook_mudanca')
      steps.push(this.set(table, 'registros', (text, row) => json.records(text, row[at('tabela')] ?? '')))
    for (const column of columnsOfMarks)
      if (table.columns.includes(column)) steps.push(this.set(table, column, json.marks))
    if (table.name === 'aviso') steps.push(this.set(table, 'entregues', (text) => json.numbers(text, 'aparelho')))
    if (table.name === 'relatorio') steps.push(this.set(table, 'parametros', (text) => json.parameters(text)))
    for (const column of table.columns) {
      const named = namingColumn(table, column)
      const to = tableOf(table, column)
      if (named) steps.push(this.set(table, column, (number, row) => moved(number, shift, nameAt(row, named))))
      else if (to && changes(to)) steps.push(this.set(table, column, (number) => moved(number, shift, to)))
    }
    return steps
  }
}
