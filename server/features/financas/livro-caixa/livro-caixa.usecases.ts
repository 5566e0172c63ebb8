import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { forbidden } from '../../../kernel/errors.js'
import type { List } from '../../../kernel/reading/pagination.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { centroDoFiltro } from '../centro-custo/index.js'
import { contaDoFiltro } from '../conta-financeira/index.js'
import {
  fimDoMes,
  type ResultadoDoFundo,
  resultadoPorFundo,
  type Totais,
  type TotaisDaConta,
  type TotaisDoMes,
  type TotalDaCategoria,
  type TotalDoCentro,
  type TotalDoPlano,
  totaisDoPeriodo,
  totaisPorCategoria,
  totaisPorCentro,
  totaisPorConta,
  totaisPorMes,
  totaisPorPlano,
} from '../lancamento/index.js'
import { livroCaixaInput } from './livro-caixa.input.js'
import { type LinhaRow, linhas } from './livro-caixa.queries.js'

/** The cash book of a period: opening balance, entries, subtotals, closing balance. */
export interface LivroCaixa extends Totais {
  inicio: DateOnly
  fim: DateOnly
  linhas: List<LinhaRow>
  meses: TotaisDoMes[]
  categorias: TotalDaCategoria[]
  planoContas: TotalDoPlano[]
  fundos: ResultadoDoFundo[]
  centrosCusto: TotalDoCentro[]
  contas: TotaisDaConta[]
}

export const lerLivroCaixa = readCase({
  action: 'livroCaixa.verResumo',
  named: { idContaFinanceira: 'conta_financeira', idCentroCusto: 'centro_custo' },
  input: livroCaixaInput,
  async run({ ctx, db, ...work }, { limit, offset, ...input }): Promise<LivroCaixa> {
    const idCliente = ctx.ownTenant(work.idCliente)
    if (!ctx.can('livroCaixa.ler') && showsMoreThanMonths(input))
      throw forbidden('Seu acesso mostra só os totais de meses inteiros.')
    const scope = await escopo({ db, idCliente }, input)
    const { inicio, fim } = await period(ctx, idCliente, input)
    // a cost centre or one account is not divided by accounts
    const contas = input.comContas && !filtered(input) ? await totaisPorConta(scope, inicio, fim) : []
    const antes = contas.length ? contas.map(({ saldoAnterior }) => saldoAnterior) : undefined
    const totais = await totaisDoPeriodo(scope, inicio, fim, antes)
    const of = { inicio, fim, saldoAnterior: totais.saldoAnterior }
    const rows = input.comLinhas ? await linhas(scope, of, { limit, offset }) : []
    const total = totais.quantidade + totais.contasAbertas + totais.transferidas
    return {
      inicio,
      fim,
      ...totais,
      linhas: { rows, offset, total, hasMore: offset + rows.length < total },
      meses: input.comMeses ? await totaisPorMes(scope, inicio, fim, { antes: [totais.saldoAnterior] }) : [],
      categorias: input.comCategorias ? await totaisPorCategoria(scope, inicio, fim) : [],
      planoContas: input.comPlano ? await totaisPorPlano(scope, inicio, fim) : [],
      fundos: input.comFundos ? await resultadoPorFundo(scope, inicio, fim) : [],
      centrosCusto: input.comCentros ? await totaisPorCentro(scope, inicio, fim) : [],
      contas,
    }
  },
})

/** What the totals and lines are limited to. */
export const escopo = async (
  work: { db: Reading['db']; idCliente: number },
  { idCentroCusto, idContaFinanceira }: { idCentroCusto?: Ref; idContaFinanceira?: Ref },
) => ({
  ...work,
  idCentroCusto: await centroDoFiltro(work, idCentroCusto),
  conta: await contaDoFiltro(work, idContaFinanceira),
})

type Ref = RecordRef | null | undefined

/** Completes the period: a missing end is the end of the month of the other day, or of the current month. */
export async function period(
  ctx: Context,
  idCliente: number,
  { inicio, fim }: { inicio?: DateOnly | null | undefined; fim?: DateOnly | null | undefined },
): Promise<{ inicio: DateOnly; fim: DateOnly }> {
  const mes = (inicio ?? fim ?? todayIn(await fusoDe(ctx, idCliente))).slice(0, 7)
  return { inicio: inicio ?? `${mes}-01`, fim: fim ?? fimDoMes(mes) }
}

const filtered = ({ idCentroCusto, idContaFinanceira }: Pick<Asked, 'idCentroCusto' | 'idContaFinanceira'>): boolean =>
  Boolean(idCentroCusto || idContaFinanceira)

interface Asked {
  inicio?: string | null | undefined
  fim?: string | null | undefined
  idCentroCusto?: unknown
  idContaFinanceira?: unknown
  comLinhas: boolean
  comCategorias: boolean
  comCentros: boolean
  comPlano: boolean
  comFundos: boolean
  comContas: boolean
}

/**
 * Whether the request asks for more than the totals of whole months. The total of one day, one category, one cost
 * centre or one account may be a single entry, such as a salary.
 */
const showsMoreThanMonths = ({ inicio, fim, idCentroCusto, idContaFinanceira, ...parts }: Asked): boolean =>
  parts.comLinhas ||
  parts.comCategorias ||
  parts.comCentros ||
  parts.comPlano ||
  parts.comFundos ||
  parts.comContas ||
  filtered({ idCentroCusto, idContaFinanceira }) ||
  (inicio ? !inicio.endsWith('-01') : false) ||
  (fim ? fim !== fimDoMes(fim.slice(0, 7)) : false)
