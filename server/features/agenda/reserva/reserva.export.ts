import { formatInstant } from '../../../kernel/dates.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { listarReservasInput } from './reserva.input.js'
import { listar, type ReservaRow } from './reserva.queries.js'

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

export const exportarReservas = exportCase({
  action: 'reserva.exportar',
  name: 'reservas',
  input: listarReservasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listar(work, input)
    return Promise.all(rows.map(async (row) => ({ ...row, fuso: await fusoDe(work.ctx, row.idCliente) })))
  },
})
