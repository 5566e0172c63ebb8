import { notFound } from '../../../kernel/errors.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { contaDoExtrato, contaFinanceiraPorId } from '../conta-financeira/index.js'
import { type LinhaDoExtrato, linhasDosExtratos, type TotaisDoExtrato, totaisDosExtratos } from './extrato.queries.js'
import { exportarExtratoInput } from './livro-caixa.input.js'
import { entradaDa, nomeCategoria, saidaDoExtrato } from './livro-caixa.rules.js'
import { period } from './livro-caixa.usecases.js'

/** A line, with the name of a transfer's other account; the first row has only the balance before the period. */
type Row = Pick<LinhaDoExtrato, 'data' | 'descricao' | 'saldo'> & {
  idCliente: number
  linha: LinhaDoExtrato | null
  outra: string | null
}

const columns: ExportColumn<Row>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: ({ linha }) => linha && nomeCategoria(linha) },
  { title: 'Outra conta', width: 24, value: (row) => row.outra },
  { title: 'Entrada', kind: 'money', value: ({ linha }) => linha && entradaDa(linha) },
  { title: 'Saída', kind: 'money', value: ({ linha }) => linha && saidaDoExtrato(linha) },
  { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
]

export const exportarExtrato = exportCase({
  action: 'livroCaixa.exportar',
  name: 'extrato',
  named: { 'filtro.idContaFinanceira': 'conta_financeira' },
  input: exportarExtratoInput,
  columns,
  async rows({ ctx, db, ...work }, { filtro }): Promise<Row[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { db, idCliente }
    const conta = await contaDoExtrato(scope, filtro?.idContaFinanceira)
    if (!conta) throw notFound('Conta financeira não encontrada.')
    const periodo = await period(ctx, idCliente, filtro ?? {})
    const [totais] = await totaisDosExtratos(scope, [conta], periodo)
    const { saldoAnterior } = totais as TotaisDoExtrato
    const linhas = await linhasDosExtratos(scope, [{ ...conta, saldoAnterior }], periodo)
    const rows = linhas.map(async (linha) => {
      const outra = await contaFinanceiraPorId(ctx, linha.idOutraConta)
      const { data, descricao, saldo } = linha
      return { idCliente, data, descricao, saldo, linha, outra: outra?.nome ?? null }
    })
    const before = { data: periodo.inicio, descricao: 'Saldo anterior', saldo: saldoAnterior, linha: null, outra: null }
    return [{ idCliente, ...before }, ...(await Promise.all(rows))]
  },
})
