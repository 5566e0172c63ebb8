import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { descricaoDoLancamento, type Lado } from '../conta/index.js'
import { ladoPagar } from '../conta-pagar/index.js'
import { ladoReceber } from '../conta-receber/index.js'
import { type ContaAberta, diasDaConta, type SugestaoDeConta, sugerirContas } from './contas.rules.js'
import { comPagador } from './movimento-bancario.rules.js'
import { livroDoMovimento, pendentesPorIgreja, saberDe, shifted } from './sugestoes.queries.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** What open accounts must satisfy. */
interface Onde {
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
export const ladoDo = (valor: Decimal): Lado => (valor.startsWith('-') ? ladoPagar : ladoReceber)

/** The open payables or receivables that satisfy these conditions. */
export async function contasAbertas(
  { db, idCliente }: Scope,
  { tabela, aberto }: Lado,
  { inicio, fim, valores, patterns = [], perto, limit }: Onde,
): Promise<ContaAberta[]> {
  const pagar = tabela === 'conta_pagar'
  const [nome, documento, quem] = pagar
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
  const restante = sql`(c.valor_conta - c.valor_baixado)`
  const conditions = [
    sql`c.id_cliente = ${idCliente} and c.excluido_em is null and c.status_conta = ${sql.lit(aberto)}`,
    sql`c.data_vencimento_conta <= ${fim}::date`,
    ...(inicio ? [sql`c.data_vencimento_conta >= ${inicio}::date`] : []),
    ...(valores ? [sql`${restante} = any(${valores}::numeric[])`] : []),
    ...patterns.map((pattern) => sql`c.busca like ${pattern}`),
  ]
  const order = perto
    ? sql`${restante} = ${perto.valor}::numeric desc, abs(c.data_vencimento_conta - ${perto.data}::date), c.id`
    : sql`c.data_vencimento_conta, c.id`
  const { rows } = await sql<Omit<ContaAberta, 'tipo' | 'descricao'> & Numerada>`
    select c.id, c.uuid, c.descricao_conta as "descricaoConta", c.parcela, c.total_parcelas as "totalParcelas",
      c.data_vencimento_conta as vencimento, ${restante} as restante, ${nome} as nome, ${documento} as documento,
      ${pagar ? sql`c.codigo_pagamento` : sql`null::text`} as codigo,
      ${pagar ? sql`null::int` : sql`c.responsavel_usuario_conta`} as "idPessoa"
    from ${sql.table(tabela)} c ${quem}
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(db)
  const tipo = pagar ? 'contaPagar' : 'contaReceber'
  return rows.map(({ descricaoConta, parcela, totalParcelas, ...row }) => ({
    ...row,
    tipo,
    descricao: descricaoDoLancamento({ descricaoConta, parcela, totalParcelas }),
  }))
}

interface Numerada {
  descricaoConta: string
  parcela: number | null
  totalParcelas: number | null
}

/** All pending movements of these amounts and days, whatever their account: accounts of the church lie in no bank's. */
const quemMaisPode = (work: Scope, valores: readonly Decimal[], inicio: DateOnly, fim: DateOnly) =>
  from(work, 'movimento_bancario')
    .select(['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida', 'documento'])
    .where('situacao', '=', 'pendente')
    .where(sql<boolean>`valor = any(${valores}::numeric[])`)
    .where(sql<boolean>`data between ${inicio}::date and ${fim}::date`)
    .limit(5000)
    .execute()
    .then((rows) => rows.map(comPagador))

/**
 * Loads the open payable or receivable that each pending movement may settle; null: there is none, several fit, or the
 * books already have an entry that may be its money. In four statements whatever the number of movements.
 */
export const contaDoMovimento = groupedBy<SugestaoDeConta>(async (work, ids, ctx) => {
  const found = new Map<number, SugestaoDeConta>()
  const doLivro = new Map(
    await Promise.all(ids.map(async (id) => [id, (await livroDoMovimento(ctx, id)) !== null] as const)),
  )
  for (const [idCliente, own] of await pendentesPorIgreja(ctx, ids)) {
    const scope = { db: work.db, idCliente }
    const livres = own.filter(({ id, duvida }) => !duvida && !doLivro.get(id))
    const days = livres.map(({ data }) => data).sort()
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) continue
    const [inicio, fim] = [shifted(first, -diasDaConta.sugerido), shifted(last, diasDaConta.sugerido)]
    const contas: ContaAberta[] = []
    for (const [lado, movimentos] of Map.groupBy(livres, ({ valor }) => ladoDo(valor))) {
      const valores = [...new Set(movimentos.map(({ valor }) => valor.replace('-', '')))]
      contas.push(...(await contasAbertas(scope, lado, { inicio, fim, valores, limit: 5000 })))
    }
    if (contas.length === 0) continue
    const valores = [...new Set(livres.map(({ valor }) => valor))]
    const far = diasDaConta.sugerido
    const outros = await quemMaisPode(scope, valores, shifted(inicio, -far), shifted(fim, far))
    const known = await saberDe(ctx, scope)([...new Set([...own, ...outros].flatMap(({ pagador }) => pagador ?? []))])
    for (const [id, sugestao] of sugerirContas(livres, outros, contas, known)) found.set(id, sugestao)
  }
  return ids.map((id) => found.get(id) ?? null)
})
