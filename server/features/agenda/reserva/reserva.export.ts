import { listarReservasInput } from '../../../../schema/rules/agenda/reserva.input.js'
import { formatInstant } from '../../../../schema/rules/dates.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { listRows, type ReservaRow } from './reserva.queries.js'

type Row = ReservaRow & { fuso: string }

const columns: ExportColumn<Row>[] = [
  { title: 'Recurso', width: 32, value: (row) => row.nomeRecurso },
  { title: 'Quantidade', kind: 'number', width: 12, value: (row) => row.quantidade },
  { title: 'Início', kind: 'instant', width: 18, value: (row) => formatInstant(row.dataInicio, row.fuso) },
  { title: 'Fim', kind: 'instant', width: 18, value: (row) => formatInstant(row.dataFim, row.fuso) },
  { title: 'Finalidade', width: 40, value: (row) => row.finalidade },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel },
  { title: 'Observações', width: 48, value: (row) => row.observacoes },
]

export const exportReservas = exportCase({
  action: 'reserva.exportar',
  name: 'reservas',
  input: listarReservasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listRows(work, input)
    return Promise.all(rows.map(async (row) => ({ ...row, fuso: await fusoOf(work.ctx, row.idCliente) })))
  },
})
