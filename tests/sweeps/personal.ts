import pg from 'pg'
import type { TestApp } from '../factories/harness.js'
import type { Seen } from './seen.js'

/** Columns with what belongs to one person, in any table that has it. */
const personal = '(cpf|telefone|celular|whatsapp|endereco|logradouro|bairro|cep|complemento|rg_|email)'

/** Tables of which a member reads no line: expenses with the salaries, tithes, visits. */
const closed = ['saida', 'entrada', 'dizimo', 'visita_pastoral', 'conta_pagar', 'conta_receber', 'movimento_bancario']

/** Records of the church itself, and what people wrote into their own rows. */
const open = ['cliente', 'local']

/** The text that was put into a column, and that nothing else contains. */
export interface Planted {
  column: string
  mark: string
}

/**
 * Puts a text of its own into every column of personal data, and into every text of closed tables, of all rows of a church.
 * Columns whose constraints refuse both words and numbers are left out.
 */
export async function plantPersonal(app: TestApp, idCliente: number): Promise<Planted[]> {
  const columns = await app.sql<{ table: string; column: string; most: number | null }>(
    `select c.table_name as table, c.column_name as column, c.character_maximum_length as most
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('text', 'character varying') and c.table_name <> all($1)
       and (c.column_name ~ $2 or c.table_name = any($3)) and c.column_name !~ '(hash|comentario|segredo)'
       and not (c.table_name = 'usuario' and c.column_name ~ 'email')
       and exists (select from information_schema.columns k
         where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'id_cliente')
     order by 1, 2`,
    [open, personal, closed],
  )
  const owner = new pg.Client(app.database.owner)
  await owner.connect()
  const planted: Planted[] = []
  try {
    // skips the triggers that protect closed months
    await owner.query('set session_replication_role = replica')
    for (const [index, { table, column, most }] of columns.entries()) {
      const number = `70${String(index).padStart(3, '0')}91827`
      for (const mark of [`Zq${index}Wx`, `${number}3`, number.slice(2)]) {
        if (most && mark.length > most) continue
        const set = `update "${table}" set "${column}" = $1 where id_cliente = $2`
        const done =
          (await changed(owner, set, [mark, idCliente])) ||
          (await changed(owner, `${set} and id = (select max(id) from "${table}" where id_cliente = $2)`, [
            mark,
            idCliente,
          ]))
        if (!done) continue
        planted.push({ column: `${table}.${column}`, mark })
        break
      }
    }
  } finally {
    await owner.end()
  }
  return planted
}

/** Whether the statement changed rows; false when a constraint refuses the value. */
const changed = (owner: pg.Client, text: string, values: unknown[]): Promise<boolean> =>
  owner.query(text, values).then(
    ({ rowCount }) => (rowCount ?? 0) > 0,
    () => false,
  )

/** The answers that show what was planted, with its column. A number counts with its usual marks, too. */
export function personalFindings(seen: readonly Seen[], planted: readonly Planted[]): string[] {
  return seen.flatMap(({ name, text }) => {
    const digits = text.replace(/(?<=\d)[.\-/() ]+(?=\d)/g, '')
    return planted.flatMap(({ column, mark }) =>
      text.includes(mark) || (/^\d+$/.test(mark) && digits.includes(mark)) ? `${name} shows ${column}` : [],
    )
  })
}
