import { type RawBuilder, sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../schema/rules/money.js'
import { ask, type QuestionKind } from '../../../../kernel/access/confirming.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { onlyOf, perguntasDoDizimo } from '../../dizimo/index.js'
import { dePerto, distancia, perguntasDaTransferencia } from '../../lancamento/index.js'

export const movimentoParecido: QuestionKind = {
  name: 'movimentoParecido',
  title:
    'Os livros já têm um lançamento do mesmo valor, de até três dias antes ou depois, que nenhum movimento do banco trouxe',
}

/** What booking a movement may ask; a gift asks what a campaign asks, too. */
export const perguntasDoMovimento = [movimentoParecido, ...perguntasDoDizimo, ...perguntasDaTransferencia] as const

interface Found {
  descricao: string
  data: DateOnly
  /** null: that of the movement */
  conta: string | null
}

interface Movimento {
  data: DateOnly
  /** without a sign */
  valor: Decimal
  saiu: boolean
  idContaFinanceira: number
}

/** Whose gift a movement is entered as: to a campaign, or a tithe. */
interface Dadiva {
  idMembro: number
  idCampanha: number | null
}

type EnteredAs = 'lancamento' | 'transferencia' | Dadiva

/**
 * SQL: whether an income may be the gift as which a movement is entered: another gift of that person, in whatever account,
 * or what somebody typed without one into the movement's account or the default one, where money lies whose account nobody
 * chose. Plain income of other accounts may be anybody's and is not asked about. A tithe asks by itself about tithes, a
 * donation about those to its campaign.
 * Whoever may not know who gave is asked about gifts of this amount whoever gave them, so that the question tells nothing.
 */
function mayBeDadiva(ctx: Context, { idMembro, idCampanha }: Dadiva, idContaFinanceira: number) {
  const dela = (origin: 'dizimo' | 'doacao', le: boolean, other: RawBuilder<unknown>) =>
    le
      ? sql`e.origem = ${sql.lit(origin)} and ${other} and exists (select from ${sql.table(origin)} d
          where d.id_cliente = e.id_cliente and d.id = e.id_origem and d.id_membro = ${idMembro})`
      : sql`e.origem = ${sql.lit(origin)}`
  const only = onlyOf(ctx)
  const dizimos = dela('dizimo', only === null || only === idMembro, sql`${idCampanha !== null}::boolean`)
  const doacoes = dela(
    'doacao',
    ctx.can('doacao.lerDoador') || ctx.viewer?.id === idMembro,
    sql`not exists (select from doacao d where d.id_cliente = e.id_cliente and d.id = e.id_origem
      and d.id_campanha = ${idCampanha}::int)`,
  )
  return sql`((${dizimos}) or (${doacoes})
    or (e.origem is null and (conta.geral or conta.id = ${idContaFinanceira})))`
}

/** An entry of this amount that is the money of no movement, in any account. */
async function entriesWithoutMovimento(
  { db, idCliente, ctx }: Pick<Writing, 'db' | 'idCliente'> & { ctx: Context },
  tabela: 'entrada' | 'saida',
  { data, valor, idContaFinanceira }: Movimento,
  how: EnteredAs,
): Promise<Found | undefined> {
  const dia = sql`${data}::date`
  const { rows } = await sql<Found>`
    select e.descricao, e.data, conta.nome as conta from ${sql.table(tabela)} e
    join conta_financeira conta on conta.id_cliente = e.id_cliente
      and (conta.id = e.id_conta_financeira or (e.id_conta_financeira is null and conta.geral))
    where e.id_cliente = ${idCliente} and ${dePerto(sql.ref('e.data'), dia)} and e.valor = ${valor} and e.excluido_em is null
      and e.id_estornado is null ${typeof how === 'string' ? sql`` : sql`and ${mayBeDadiva(ctx, how, idContaFinanceira)}`}
      and not exists (select from conciliacao c where c.id_cliente = e.id_cliente and c.${sql.ref(`id_${tabela}`)} = e.id)
      and not exists (select from ${sql.table(tabela)} r where r.id_cliente = e.id_cliente and r.id_estornado = e.id
        and r.excluido_em is null)
    order by ${distancia(sql.ref('e.data'), dia)}, e.id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * A transfer of this amount whose side in the movement's account is the money of no movement.
 * @param onDay also one of the movement's own day
 */
async function transferenciaWithoutMovimento(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  { data, valor, idContaFinanceira, saiu }: Movimento,
  onDay: boolean,
): Promise<Found | undefined> {
  const dia = sql`${data}::date`
  const [este, other] = saiu ? ['id_conta_origem', 'id_conta_destino'] : ['id_conta_destino', 'id_conta_origem']
  const { rows } = await sql<Found>`
    select 'Transferência ' || ${saiu ? 'para ' : 'de '} || conta.nome as descricao, t.data, null as conta from transferencia t
    join conta_financeira conta on conta.id_cliente = t.id_cliente and conta.id = t.${sql.ref(other as string)}
    where t.id_cliente = ${idCliente} and ${dePerto(sql.ref('t.data'), dia)} and t.valor = ${valor} and t.excluido_em is null
      and t.${sql.ref(este as string)} = ${idContaFinanceira} and t.id_estornada is null ${onDay ? sql`` : sql`and t.data <> ${data}`}
      and not exists (select from conciliacao c where c.id_cliente = t.id_cliente and c.id_transferencia = t.id
        and c.recebida = ${!saiu})
      and not exists (select from transferencia r where r.id_cliente = t.id_cliente and r.id_estornada = t.id
        and r.excluido_em is null)
    order by ${distancia(sql.ref('t.data'), dia)}, t.id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Asks whether the books have the money of a movement already, where nobody matched it.
 * @param how what the movement is entered as
 * @returns the function that asks, with the id of the entry that was written
 */
export async function askAboutMovimento(
  work: Writing & { ctx: Context },
  how: EnteredAs,
  movimento: Movimento,
): Promise<(id: number) => void> {
  const tabela = movimento.saiu ? 'saida' : 'entrada'
  const booked = await entriesWithoutMovimento(work, tabela, movimento, how)
  // an equal transfer of the same day is a question of its own
  const transferred = await transferenciaWithoutMovimento(work, movimento, how !== 'transferencia')
  const found = transferred ?? booked
  return (id) => {
    if (!found) return
    const text = (descricao: string) =>
      `Os livros já têm ${descricao}, de ${formatMoney(movimento.valor)}, em ${formatDate(found.data)}${found.conta === null ? '' : `, em ${found.conta}`}. Se for o mesmo dinheiro, volte e concilie ou traga esse lançamento, em vez de lançar outro.`
    ask(work, {
      kind: movimentoParecido,
      text: text(`“${found.descricao}”`),
      kept: text('um lançamento'),
      reads: transferred ? 'transferencia.ler' : `${tabela}.ler`,
      record: { table: how === 'transferencia' ? 'transferencia' : tabela, id },
    })
  }
}
