import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { mostrados } from '../../../../schema/rules/financas/a-conferir.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Action } from '../../../kernel/access/actions.js'
import type { TableName } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { dataFutura } from '../lancamento/index.js'

type Church = Pick<Reading, 'db'> & { idCliente: number }

interface Kind {
  table: TableName
  /** whoever may not do this is not told of questions about these records */
  action: Action
  /** SQL for its description and amount */
  shown: RawBuilder<unknown>
  /** SQL for its day */
  dia: RawBuilder<unknown>
}

/** The records that questions are about. */
const kinds: readonly Kind[] = [
  { table: 'entrada', action: 'entrada.ler', shown: sql`r.descricao, r.valor`, dia: sql`r.data` },
  { table: 'saida', action: 'saida.ler', shown: sql`r.descricao, r.valor`, dia: sql`r.data` },
  {
    table: 'transferencia',
    action: 'transferencia.ler',
    shown: sql`coalesce(r.descricao, 'Transferência'), r.valor`,
    dia: sql`r.data`,
  },
  {
    table: 'conta_financeira',
    action: 'contaFinanceira.ler',
    shown: sql`'Saldo inicial de ' || r.nome, r.saldo_informado`,
    dia: sql`r.data_saldo_inicial`,
  },
  { table: 'dizimo', action: 'dizimo.lerDeTodos', shown: sql`'Dízimo', r.valor_dizimo`, dia: sql`r.data_dizimo` },
  {
    table: 'doacao',
    action: 'doacao.ler',
    shown: sql`'Doação para ' || (select c.nome_campanha from campanha_missoes c where c.id_cliente = r.id_cliente
      and c.id = r.id_campanha), r.valor_doacao`,
    dia: sql`r.data_doacao`,
  },
]

/** SQL for a question and its record: the record is as it was then, and a day that was to come has not come. */
const stillAsked = (dia: RawBuilder<unknown>) => sql`r.id_cliente = a_conferir.id_cliente
  and r.id = a_conferir.id_registro and r.versao = a_conferir.versao_registro and r.excluido_em is null
  and (a_conferir.nome <> ${sql.lit(dataFutura.name)} or ${dia} > current_date)`

/** SQL for questions that nobody has to answer any more. */
export const senseless = sql`not (${sql.join(
  kinds.map(
    ({ table, dia }) =>
      sql`exists (select from ${sql.table(table)} r where a_conferir.tabela = ${sql.lit(table)} and ${stillAsked(dia)})`,
  ),
  sql` or `,
)})`

/** The open questions, newest first. */
function openQuestions(ctx: Context, idCliente: number) {
  const seen = kinds.filter(({ action }) => ctx.can(action))
  const records = seen.map(
    ({ table, shown, dia }) => sql`
      select a_conferir.id, ${shown}, ${dia} from a_conferir join ${sql.table(table)} r on ${stillAsked(dia)}
      where a_conferir.id_cliente = ${idCliente} and a_conferir.conferido_em is null and a_conferir.tabela = ${table}`,
  )
  const none = sql`select null::int, null::text, null::numeric, null::date where false`
  return sql`(${sql.join([none, ...records], sql` union all `)}) as aberta(id, descricao, valor, data)`
}

export interface OpenQuestionRow {
  id: number
  uuid: string
  idCliente: number
  nome: string
  pergunta: string
  tabela: string
  idRegistro: number
  idCampanha: number | null
  descricao: string
  valor: Decimal
  data: DateOnly
  createdAt: Date
}

export async function listRows({ db, idCliente }: Church, ctx: Context): Promise<OpenQuestionRow[]> {
  const { rows } = await sql<OpenQuestionRow>`
    select a.id, a.uuid, a.id_cliente as "idCliente", a.nome, a.pergunta, a.tabela, a.id_registro as "idRegistro",
      (select d.id_campanha from doacao d where a.tabela = 'doacao' and d.id_cliente = a.id_cliente
        and d.id = a.id_registro) as "idCampanha",
      a.created_at as "createdAt", aberta.descricao, aberta.valor, aberta.data
    from ${openQuestions(ctx, idCliente)} join a_conferir a on a.id_cliente = ${idCliente} and a.id = aberta.id
    order by a.id desc limit ${mostrados}`.execute(db)
  return rows
}

/** Whether the church has all these questions, open or not, by id or uuid. */
export async function stillExist({ db, idCliente }: Church, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ todas: boolean }>`
    select bool_and(exists (select from a_conferir where id_cliente = ${idCliente} and (id::text = k or uuid::text = k))) as todas
    from unnest(${[...keys]}::text[]) k`.execute(db)
  return rows[0]?.todas ?? false
}

/** SQL for their number. */
export const countOpenQuestions = (ctx: Context, idCliente: number) =>
  sql<number>`(select count(*)::int from ${openQuestions(ctx, idCliente)})`
