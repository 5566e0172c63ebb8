import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { sql } from 'kysely'
import { endingOf } from '../../../kernel/data/storage/images.js'
import { openSnapshot, type Reading } from '../../../kernel/data/tenant/session.js'
import { csvText } from '../../../kernel/transport/export/csv.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { blind } from '../../culto/contagem/index.js'
import { openComentario } from '../../pessoas/visita-pastoral/index.js'
import { type Table, tablesOf } from './catalogo.js'

/** Tables with sign-in data and keys, which are secret and of no use elsewhere, and sums of what other tables have. */
export const withoutCopy: ReadonlySet<string> = new Set([
  'credencial',
  'sessao',
  'aparelho',
  'aviso',
  'token_senha',
  'convite_acesso',
  'token_escala',
  'token_api',
  'provedor_pix',
  'webhook',
  'webhook_entrega',
  'webhook_mudanca',
  'idempotencia',
  'endereco_calendario',
  'contagem_pessoas',
  'resumo_igreja',
  'resumo_mudou',
  'soma_mensal',
  'soma_valida',
  'versao_direitos',
])

const pageSize = 2000

/**
 * Exports the whole church as a ZIP: every table as JSON and as CSV, and its pictures and documents. The tables are first read from
 * one snapshot of the data into a temporary file, so that a slow client holds no database connection. The pictures are
 * added while the file is sent. A large church needs no more memory than a small one.
 * @returns the file; the tables have been read when this resolves
 */
export async function igrejaCopy(services: Services, idCliente: number, options: Options): Promise<Readable> {
  const dir = await mkdtemp(path.join(tmpdir(), 'candeia-copia-'))
  const tables = path.join(dir, 'tabelas')
  const remove = () => rm(dir, { recursive: true, force: true })
  try {
    const zip = new Pieces()
    const images = await writeTables(zip, createWriteStream(tables), services, idCliente, options)
    const sent = Readable.from(pieces(zip, tables, services, images))
    // the file is deleted also when the client disconnects before the first piece
    sent.once('close', () => void remove())
    return sent
  } catch (error) {
    await remove()
    throw error
  }
}

/** A ZIP whose bytes can be taken while it is being made. */
class Pieces extends Zip {
  private readonly ready: Buffer[] = []
  private fault: Error | null = null

  constructor() {
    super((error, data) => {
      if (error) this.fault = error
      else this.ready.push(Buffer.from(data))
    })
  }

  /** The bytes made since the last call. */
  taken(): Buffer[] {
    if (this.fault) throw this.fault
    return this.ready.splice(0)
  }
}

interface Options {
  /**
   * Whether the current user may read the comment of this visit. The copy contains these comments decrypted, because
   * encrypted comments are of no use in another system. Absent: none.
   */
  leComentario?: ((visita: { idAutor: number | null; leitores: readonly number[] }) => boolean) | undefined
}

const comentario = 'comentario_visita'

const readers = sql`array(
  select l.id_usuario from visita_pastoral_leitor l
  where l.id_visita = visita_pastoral.id and l.id_cliente = visita_pastoral.id_cliente) as leitores`

const withComments = (tabela: Table): Table =>
  tabela.nome === 'visita_pastoral' ? { ...tabela, colunas: [...tabela.colunas, comentario] } : tabela

/** Writes all tables, and returns the uuids of the church's pictures. */
async function writeTables(
  zip: Pieces,
  to: Writable,
  services: Services,
  idCliente: number,
  options: Options,
): Promise<string[]> {
  const reading = await openSnapshot(services.sessions, idCliente)
  const write = async () => {
    for (const piece of zip.taken()) if (!to.write(piece)) await once(to, 'drain')
  }
  try {
    for (const known of await tablesOf(reading.db)) {
      if (withoutCopy.has(known.nome)) continue
      const tabela = options.leComentario ? withComments(known) : known
      for (const format of [json, csv]) {
        const file = new ZipDeflate(`${tabela.nome}.${format.ending}`, { level: 6 })
        zip.add(file)
        file.push(Buffer.from(format.head(tabela)))
        let first = true
        for await (const rows of pages(services, reading, tabela, idCliente, options)) {
          file.push(Buffer.from(format.rows(tabela, rows, first)))
          first = false
          await write()
        }
        file.push(Buffer.from(format.foot), true)
        await write()
      }
    }
    const images = await sql<{ uuid: string }>`
      select uuid from arquivo where id_cliente = ${idCliente} order by id`.execute(reading.db)
    return images.rows.map(({ uuid }) => uuid)
  } finally {
    await reading.end()
    to.end()
    await finished(to)
  }
}

async function* pieces(
  zip: Pieces,
  tables: string,
  services: Services,
  images: readonly string[],
): AsyncGenerator<Buffer> {
  yield* createReadStream(tables)
  for (const uuid of images) {
    const data = await services.images.get(uuid)
    if (!data) continue
    // not compressed again, because WebP and PDF files are already compressed
    const file = new ZipPassThrough(`imagens/${uuid}.${endingOf(data)}`)
    zip.add(file)
    file.push(data, true)
    yield* zip.taken()
  }
  zip.end()
  yield* zip.taken()
}

type Row = Record<string, unknown>

/** A column of a table, without what nobody may know yet: neither in the record nor in the audit log's entries about it. */
function unblinded(tabela: string, column: string) {
  const value = sql.ref(column)
  const { table, columns } = blind
  const hides = (id: string) => sql`exists (select from ${sql.table(table)} r
    where r.id = ${sql.ref(id)} and r.id_cliente = ${sql.ref(`${tabela}.id_cliente`)} and ${blind.while})`
  if (tabela === table && columns.some((one) => one === column))
    return sql`case when not ${hides(`${table}.id`)} then ${value} end as ${value}`
  if (tabela === 'auditoria' && ['antes', 'depois'].includes(column))
    return sql`case when tabela = ${table} and ${hides('auditoria.id_registro')}
      then ${value} - ${[...columns]}::text[] else ${value} end as ${value}`
  return value
}

async function* pages(
  services: Services,
  { db }: Reading,
  { nome, colunas }: Table,
  idCliente: number,
  { leComentario = () => false }: Options,
): AsyncGenerator<Row[]> {
  const columns = sql.join(
    colunas.flatMap((column) =>
      column === comentario ? [sql`comentario_cifrado as ${sql.ref(column)}`, readers] : unblinded(nome, column),
    ),
  )
  const numbered = colunas.includes('id')
  let last = 0
  for (let page = 0; ; page++) {
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(nome)} where id_cliente = ${idCliente}
      ${numbered ? sql`and id > ${last} order by id` : sql`order by ${sql.join(colunas.map((column) => sql.ref(column)))} offset ${page * pageSize}`} limit ${pageSize}`.execute(
      db,
    )
    if (rows.length) yield colunas.includes(comentario) ? rows.map((row) => opened(services, row, leComentario)) : rows
    if (rows.length < pageSize) return
    last = Number(rows.at(-1)?.id ?? 0)
  }
}

/** @param row of pastoral visits, with the ids of the people with whom the comment is shared */
function opened(
  services: Services,
  { leitores, ...row }: Row,
  readsComentario: NonNullable<Options['leComentario']>,
): Row {
  const visita = row as { id_cliente: number; uuid: string; id_autor: number | null } & Row
  const { id_cliente: idCliente, uuid, id_autor: idAutor, [comentario]: sealed } = visita
  if (typeof sealed !== 'string') return row
  if (!readsComentario({ idAutor, leitores: leitores as number[] })) return { ...row, [comentario]: null }
  return { ...row, [comentario]: openComentario({ services, log: services.log }, sealed, { idCliente, uuid }) }
}

const json = {
  ending: 'json',
  head: () => '[',
  rows: (_tabela: Table, rows: Row[], first: boolean) =>
    `${first ? '\n' : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`,
  foot: '\n]\n',
}

const csv = {
  ending: 'csv',
  head: ({ colunas }: Table) => `\ufeff${colunas.join(';')}\r\n`,
  rows: ({ colunas }: Table, rows: Row[]) =>
    rows.map((row) => `${colunas.map((column) => cell(row[column])).join(';')}\r\n`).join(''),
  foot: '',
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return csvText(
    value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value),
  )
}
