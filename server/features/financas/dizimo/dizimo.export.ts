import { listarDizimosInput, meiosDizimo } from '../../../../schema/rules/financas/dizimo.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type DizimoRow, listRows } from './dizimo.queries.js'
import { onlyOf } from './dizimo.rules.js'

const columns: ExportColumn<DizimoRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataDizimo },
  { title: 'Membro', width: 32, value: (row) => row.nomeMembro },
  { title: 'Valor', kind: 'money', value: (row) => row.valorDizimo },
  { title: 'Meio', width: 16, value: (row) => meiosDizimo[row.meioDizimo] ?? null },
  { title: 'Recibo nº', kind: 'number', width: 12, value: (row) => row.numeroRecibo },
  { title: 'Estornado', width: 12, value: (row) => (row.estornado ? 'Sim' : 'Não') },
]

export const exportDizimos = exportCase({
  action: 'dizimo.exportar',
  name: 'dizimos',
  input: listarDizimosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input, onlyOf(work.ctx))).rows
  },
})
