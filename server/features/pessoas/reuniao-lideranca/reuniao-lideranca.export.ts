import { listarReunioesLiderancaInput } from '../../../../schema/rules/pessoas/reuniao-lideranca.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type ReuniaoLiderancaRow } from './reuniao-lideranca.queries.js'

const statusText: Record<string, string> = { marcada: 'Marcada', realizada: 'Realizada', cancelada: 'Cancelada' }

const columns: ExportColumn<ReuniaoLiderancaRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataReuniao },
  { title: 'Pauta', width: 60, value: (row) => row.pautaReuniao },
  { title: 'Status', width: 12, value: (row) => statusText[row.statusReuniao] ?? row.statusReuniao },
  { title: 'Ata nº', kind: 'number', width: 8, value: (row) => row.numeroAta },
]

export const exportReunioesLideranca = exportCase({
  action: 'reuniaoLideranca.exportar',
  name: 'reunioes-lideranca',
  input: listarReunioesLiderancaInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
