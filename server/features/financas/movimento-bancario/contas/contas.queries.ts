import { sql } from 'kysely'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../../kernel/work/edges/loader.js'
import { lancamentoDescription, type Side } from '../../conta/index.js'
import { pagarSide } from '../../conta-pagar/index.js'
import { receberSide } from '../../conta-receber/index.js'
import { withPagador } from '../movimento-bancario.rules.js'
import { livroOfMovimento, payerFinder, pendingByIgreja, shifted } from '../sugestoes.queries.js'
import { type ContaSugestao, contaDays, type OpenConta, suggestContas } from './contas.rules.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** What open accounts must satisfy. */
interface Where {
  inicio?: DateOnly
  fim: DateOnly
  /** only those of which one of these amounts is left */
  valores?: readonly Decimal[]
  patterns?: readonly string[]
  /** those of which this is left come first, then those that are due next to this day */
  perto?: { valor: Decimal; data: DateOnly }
  limit: number
}

/** Of money that went out the open payables, of money that came in the open receivables. */
export const sideOf = (valor: Decimal): Side => (valor.startsWith('-') ? pagarSide : receberSide)

/** The open payables or receivables that satisfy these conditions. */
export async function openContas(
  { db, idCliente }: Scope,
  { tabela, aberto }: Side,
  { inicio, fim, valores, patterns = [], perto, limit }: Where,
): Promise<OpenConta[]> {
  const pagar = tabela === 'conta_pagar'
  const [nome, documento, who] = pagar
    ? [
        sql`f.nome`,
        sql`f.documento`,
        sql`left join fornecedor f on f.id_cliente = ${idCliente} and f.id = c.id_fornecedor`,
      ]
    : [
        sql`u.name`,
        sql`null::text`,
        sql`left join usuario u on u.id_cliente = ${idCliente} and u.id = c.responsavel_usuario_conta`,
      ]
  const remaining = sql`(c.valor_conta - c.valor_baixado)`
  const conditions = [
    sql`c.id_cliente = ${idCliente} and c.excluido_em is null and c.status_conta = ${sql.lit(aberto)}`,
    sql`c.data_vencimento_conta <= ${fim}::date`,
    ...(inicio ? [sql`c.data_vencimento_conta >= ${inicio}::date`] : []),
    ...(valores ? [sql`${remaining} = any(${valores}::numeric[])`] : []),
    ...patterns.map((pattern) => sql`c.busca like ${pattern}`),
  ]
  const order = perto
    ? sql`${remaining} = ${perto.valor}::numeric desc, abs(c.data_vencimento_conta - ${perto.data}::date), c.id`
    : sql`c.data_vencimento_conta, c.id`
  const { rows } = await sql<Omit<OpenConta, 'tipo' | 'descricao'> & Numbered>`
    select c.id, c.uuid, c.descricao_conta as "descricaoConta", c.parcela, c.total_parcelas as "totalParcelas",
      c.data_vencimento_conta as vencimento, ${remaining} as restante, ${nome} as nome, ${documento} as documento,
      ${pagar ? sql`c.codigo_pagamento` : sql`null::text`} as codigo,
      ${pagar ? sql`null::int` : sql`c.responsavel_usuario_conta`} as "idPessoa"
    from ${sql.table(tabela)} c ${who}
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(db)
  const tipo = pagar ? 'contaPagar' : 'contaReceber'
  return rows.map(({ descricaoConta, parcela, totalParcelas, ...row }) => ({
    ...row,
    tipo,
    descricao: lancamentoDescription({ descricaoConta, parcela, totalParcelas }),
  }))
}

interface Numbered {
  descricaoConta: string
  parcela: number | null
  totalParcelas: number | null
}

/** All pending movements of these amounts and days, whatever their account: accounts of the church lie in no bank's. */
const otherCandidates = (work: Scope, valores: readonly Decimal[], inicio: DateOnly, fim: DateOnly) =>
  from(work, 'movimento_bancario')
    .select(['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida', 'documento'])
    .where('situacao', '=', 'pendente')
    .where(sql<boolean>`valor = any(${valores}::numeric[])`)
    .where(sql<boolean>`data between ${inicio}::date and ${fim}::date`)
    .limit(5000)
    .execute()
    .then((rows) => rows.map(withPagador))

/**
 * Loads the open payable or receivable that each pending movement may settle; null: there is none, several fit, or the
 * books already have an entry that may be its money. In four statements whatever the number of movements.
 */
export const contaOfMovimento = groupedBy<ContaSugestao>(async (work, ids, ctx) => {
  const found = new Map<number, ContaSugestao>()
  const ofLivro = new Map(
    await Promise.all(ids.map(async (id) => [id, (await livroOfMovimento(ctx, id)) !== null] as const)),
  )
  for (const [idCliente, own] of await pendingByIgreja(ctx, ids)) {
    const scope = { db: work.db, idCliente }
    const free = own.filter(({ id, duvida }) => !duvida && !ofLivro.get(id))
    const days = free.map(({ data }) => data).sort()
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) continue
    const [inicio, fim] = [shifted(first, -contaDays.sugerido), shifted(last, contaDays.sugerido)]
    const contas: OpenConta[] = []
    for (const [lado, movimentos] of Map.groupBy(free, ({ valor }) => sideOf(valor))) {
      const valores = [...new Set(movimentos.map(({ valor }) => valor.replace('-', '')))]
      contas.push(...(await openContas(scope, lado, { inicio, fim, valores, limit: 5000 })))
    }
    if (contas.length === 0) continue
    const valores = [...new Set(free.map(({ valor }) => valor))]
    const far = contaDays.sugerido
    const others = await otherCandidates(scope, valores, shifted(inicio, -far), shifted(fim, far))
    const known = await payerFinder(
      ctx,
      scope,
    )([...new Set([...own, ...others].flatMap(({ pagador }) => pagador ?? []))])
    for (const [id, sugestao] of suggestContas(free, others, contas, known)) found.set(id, sugestao)
  }
  return ids.map((id) => found.get(id) ?? null)
})
