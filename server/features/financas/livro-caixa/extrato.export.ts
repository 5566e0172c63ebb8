import { exportarExtratoInput } from '../../../../schema/rules/financas/livro-caixa.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { contaFinanceiraById, contaOfExtrato } from '../conta-financeira/index.js'
import { type ExtratoLine, type ExtratoTotals, linesOfExtratos, totalsOfExtratos } from './extrato.queries.js'
import { categoriaName, entradaOf, saidaOfExtrato } from './livro-caixa.rules.js'
import { period } from './livro-caixa.usecases.js'

/** A line, with the name of a transfer's other account; the first row has only the balance before the period. */
type Row = Pick<ExtratoLine, 'data' | 'descricao' | 'saldo'> & {
  idCliente: number
  linha: ExtratoLine | null
  outra: string | null
}

const columns: ExportColumn<Row>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: ({ linha }) => linha && categoriaName(linha) },
  { title: 'Outra conta', width: 24, value: (row) => row.outra },
  { title: 'Entrada', kind: 'money', value: ({ linha }) => linha && entradaOf(linha) },
  { title: 'Saída', kind: 'money', value: ({ linha }) => linha && saidaOfExtrato(linha) },
  { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
]

export const exportExtrato = exportCase({
  action: 'livroCaixa.exportar',
  name: 'extrato',
  input: exportarExtratoInput,
  columns,
  async rows({ ctx, db, ...work }, { filtro }): Promise<Row[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { db, idCliente }
    const conta = await contaOfExtrato(scope, filtro?.idContaFinanceira)
    if (!conta) throw notFound('Conta financeira não encontrada.')
    const periodo = await period(ctx, idCliente, filtro ?? {})
    const [totals] = await totalsOfExtratos(scope, [conta], periodo)
    const { saldoAnterior } = totals as ExtratoTotals
    const linhas = await linesOfExtratos(scope, [{ ...conta, saldoAnterior }], periodo)
    const rows = linhas.map(async (linha) => {
      const other = await contaFinanceiraById(ctx, linha.idOutraConta)
      const { data, descricao, saldo } = linha
      return { idCliente, data, descricao, saldo, linha, outra: other?.nome ?? null }
    })
    const before = { data: periodo.inicio, descricao: 'Saldo anterior', saldo: saldoAnterior, linha: null, outra: null }
    return [{ idCliente, ...before }, ...(await Promise.all(rows))]
  },
})
