import { listarMissoesInput } from '../../../../schema/rules/missoes/missao.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type MissaoRow } from './missao.queries.js'
import { statusName } from './missao.rules.js'

const columns: ExportColumn<MissaoRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeMissao },
  { title: 'Local', width: 28, value: (row) => row.localMissao },
  { title: 'Início', kind: 'date', value: (row) => row.dataInicio },
  { title: 'Fim', kind: 'date', value: (row) => row.dataFim },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel },
  { title: 'Status', width: 14, value: (row) => statusName(row.statusMissao) },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
]

export const exportMissoes = exportCase({
  action: 'missao.exportar',
  name: 'missoes',
  input: listarMissoesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
