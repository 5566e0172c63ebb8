import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarManutencoesPatrimonioInput } from './manutencao-patrimonio.input.js'
import { listar, type ManutencaoPatrimonioRow } from './manutencao-patrimonio.queries.js'

const columns: ExportColumn<ManutencaoPatrimonioRow>[] = [
  { title: 'Patrimônio', width: 32, value: (row) => row.nomePatrimonio },
  { title: 'Data', kind: 'date', value: (row) => row.dataManutencao },
  { title: 'Valor', kind: 'money', value: (row) => row.valorManutencao },
  { title: 'Status', width: 14, value: (row) => (row.statusManutencao === 'concluido' ? 'Concluída' : 'Pendente') },
  { title: 'Descrição', width: 40, value: (row) => row.descricaoManutencao },
  { title: 'Departamento', width: 24, value: (row) => row.tituloDepartamento },
]

export const exportarManutencoesPatrimonio = exportCase({
  action: 'manutencaoPatrimonio.exportar',
  name: 'manutencoes-patrimonios',
  input: listarManutencoesPatrimonioInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
