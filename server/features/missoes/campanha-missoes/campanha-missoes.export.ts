import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarCampanhasMissoesInput } from './campanha-missoes.input.js'
import { type CampanhaMissoesRow, listar } from './campanha-missoes.queries.js'
import { nomeStatus, nomeTipo } from './campanha-missoes.rules.js'

const columns: ExportColumn<CampanhaMissoesRow>[] = [
  { title: 'Nome', width: 36, value: (row) => row.nomeCampanha },
  { title: 'Tipo', width: 12, value: (row) => nomeTipo(row.tipoCampanha) },
  { title: 'Início', kind: 'date', value: (row) => row.dataInicio },
  { title: 'Fim', kind: 'date', value: (row) => row.dataFim },
  { title: 'Alvo', kind: 'money', value: (row) => row.alvoCampanha },
  { title: 'Atingido', kind: 'money', value: (row) => row.atingidoCampanha },
  { title: 'Progresso (%)', kind: 'number', width: 14, value: (row) => row.progresso },
  { title: 'Doações', kind: 'number', width: 10, value: (row) => row.quantidadeDoacoes },
  { title: 'Status', width: 12, value: (row) => nomeStatus(row.statusCampanha) },
]

export const exportarCampanhasMissoes = exportCase({
  action: 'campanhaMissoes.exportar',
  name: 'campanhas-de-missoes',
  input: listarCampanhasMissoesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
