import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarDizimosInput, meiosDizimo } from './dizimo.input.js'
import { type DizimoRow, listar } from './dizimo.queries.js'
import { somenteDe } from './dizimo.rules.js'

const columns: ExportColumn<DizimoRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataDizimo },
  { title: 'Membro', width: 32, value: (row) => row.nomeMembro },
  { title: 'Valor', kind: 'money', value: (row) => row.valorDizimo },
  { title: 'Meio', width: 16, value: (row) => meiosDizimo[row.meioDizimo] ?? null },
  { title: 'Recibo nº', kind: 'number', width: 12, value: (row) => row.numeroRecibo },
  { title: 'Estornado', width: 12, value: (row) => (row.estornado ? 'Sim' : 'Não') },
]

export const exportarDizimos = exportCase({
  action: 'dizimo.exportar',
  name: 'dizimos',
  input: listarDizimosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input, somenteDe(work.ctx))).rows
  },
})
