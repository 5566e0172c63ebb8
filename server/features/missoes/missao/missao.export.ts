import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarMissoesInput } from './missao.input.js'
import { listar, type MissaoRow } from './missao.queries.js'
import { nomeStatus } from './missao.rules.js'

const columns: ExportColumn<MissaoRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeMissao },
  { title: 'Local', width: 28, value: (row) => row.localMissao },
  { title: 'Início', kind: 'date', value: (row) => row.dataInicio },
  { title: 'Fim', kind: 'date', value: (row) => row.dataFim },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel },
  { title: 'Status', width: 14, value: (row) => nomeStatus(row.statusMissao) },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
]

export const exportarMissoes = exportCase({
  action: 'missao.exportar',
  name: 'missoes',
  input: listarMissoesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
