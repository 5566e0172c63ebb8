import { listarMovimentosInput, motivos } from '../../../../schema/rules/financas/movimento-bancario.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { contaFinanceiraById } from '../conta-financeira/index.js'
import { lancamentosOfMovimento, listRows, type MovimentoRow } from './movimento-bancario.queries.js'

type Row = MovimentoRow & { conta: string | null; lancamentos: string }

const words: Readonly<Record<string, string>> = {
  pendente: 'Pendente',
  conciliado: 'Conciliado',
  ignorado: 'Ignorado',
}

const columns: ExportColumn<Row>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Conta', width: 24, value: (row) => row.conta },
  { title: 'Histórico', width: 50, value: (row) => row.historico },
  { title: 'Documento', width: 20, value: (row) => row.documento },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Situação', width: 14, value: (row) => words[row.situacao] ?? null },
  { title: 'Motivo', width: 24, value: (row) => (row.motivo ? (motivos[row.motivo] ?? null) : null) },
  { title: 'Lançamentos', width: 50, value: (row) => row.lancamentos },
]

export const exportMovimentos = exportCase({
  action: 'movimentoBancario.exportar',
  name: 'movimentos-bancarios',
  input: listarMovimentosInput,
  columns,
  async rows(work, input) {
    const { rows } = await listRows(work, input)
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        conta: (await contaFinanceiraById(work.ctx, row.idContaFinanceira))?.nome ?? null,
        lancamentos: ((await lancamentosOfMovimento(work.ctx, row.id)) ?? [])
          .map(({ descricao }) => descricao)
          .join('; '),
      })),
    )
  },
})
