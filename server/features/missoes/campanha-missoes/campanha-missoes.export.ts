import { listarCampanhasMissoesInput } from '../../../../schema/rules/missoes/campanha-missoes.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type CampanhaMissoesRow, listRows } from './campanha-missoes.queries.js'
import { statusName, tipoName } from './campanha-missoes.rules.js'

const columns: ExportColumn<CampanhaMissoesRow>[] = [
  { title: 'Nome', width: 36, value: (row) => row.nomeCampanha },
  { title: 'Tipo', width: 12, value: (row) => tipoName(row.tipoCampanha) },
  { title: 'Início', kind: 'date', value: (row) => row.dataInicio },
  { title: 'Fim', kind: 'date', value: (row) => row.dataFim },
  { title: 'Alvo', kind: 'money', value: (row) => row.alvoCampanha },
  { title: 'Atingido', kind: 'money', value: (row) => row.atingidoCampanha },
  { title: 'Progresso (%)', kind: 'number', width: 14, value: (row) => row.progresso },
  { title: 'Doações', kind: 'number', width: 10, value: (row) => row.quantidadeDoacoes },
  { title: 'Status', width: 12, value: (row) => statusName(row.statusCampanha) },
]

export const exportCampanhasMissoes = exportCase({
  action: 'campanhaMissoes.exportar',
  name: 'campanhas-de-missoes',
  input: listarCampanhasMissoesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
