import { listarManutencoesPatrimonioInput } from '../../../../schema/rules/patrimonio/manutencao-patrimonio.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type ManutencaoPatrimonioRow } from './manutencao-patrimonio.queries.js'

const columns: ExportColumn<ManutencaoPatrimonioRow>[] = [
  { title: 'Patrimônio', width: 32, value: (row) => row.nomePatrimonio },
  { title: 'Data', kind: 'date', value: (row) => row.dataManutencao },
  { title: 'Valor', kind: 'money', value: (row) => row.valorManutencao },
  { title: 'Status', width: 14, value: (row) => (row.statusManutencao === 'concluido' ? 'Concluída' : 'Pendente') },
  { title: 'Descrição', width: 40, value: (row) => row.descricaoManutencao },
  { title: 'Departamento', width: 24, value: (row) => row.tituloDepartamento },
]

export const exportManutencoesPatrimonio = exportCase({
  action: 'manutencaoPatrimonio.exportar',
  name: 'manutencoes-patrimonios',
  input: listarManutencoesPatrimonioInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
