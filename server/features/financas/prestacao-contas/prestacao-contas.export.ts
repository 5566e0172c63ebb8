import { listarPrestacoesContasInput } from '../../../../schema/rules/financas/prestacao-contas.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type PrestacaoContasRow } from './prestacao-contas.queries.js'
import { type Pareceres, prestacaoStatus } from './prestacao-contas.rules.js'

const columns: ExportColumn<PrestacaoContasRow>[] = [
  { title: 'Nome', width: 44, value: (row) => row.nome },
  { title: 'Primeiro dia', kind: 'date', value: (row) => row.inicio },
  { title: 'Último dia', kind: 'date', value: (row) => row.fim },
  {
    title: 'Situação',
    width: 22,
    value: (row) => prestacaoStatus({ ...row, pareceres: row.pareceres as Pareceres | null }),
  },
  { title: 'Assembleia', kind: 'date', value: (row) => row.assembleiaEm },
  { title: 'Ata', width: 24, value: (row) => row.ata },
  { title: 'Observação', width: 44, value: (row) => row.observacao },
]

export const exportPrestacoesContas = exportCase({
  action: 'prestacaoContas.exportar',
  name: 'prestacoes-contas',
  input: listarPrestacoesContasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
