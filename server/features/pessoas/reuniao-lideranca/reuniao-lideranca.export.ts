import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarReunioesLiderancaInput } from './reuniao-lideranca.input.js'
import { listar, type ReuniaoLiderancaRow } from './reuniao-lideranca.queries.js'

const statusText: Record<string, string> = { marcada: 'Marcada', realizada: 'Realizada', cancelada: 'Cancelada' }

const columns: ExportColumn<ReuniaoLiderancaRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataReuniao },
  { title: 'Pauta', width: 60, value: (row) => row.pautaReuniao },
  { title: 'Status', width: 12, value: (row) => statusText[row.statusReuniao] ?? row.statusReuniao },
  { title: 'Ata nº', kind: 'number', width: 8, value: (row) => row.numeroAta },
]

export const exportarReunioesLideranca = exportCase({
  action: 'reuniaoLideranca.exportar',
  name: 'reunioes-lideranca',
  input: listarReunioesLiderancaInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
