import { formatDate, formatInstant, wholeDays } from '../../../kernel/dates.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { listarEventosInput } from './evento.input.js'
import { type EventoRow, listar, quantidadeMembros } from './evento.queries.js'

type Row = EventoRow & { fuso: string; membros: number | null }

/** Begin and end; of whole days without hours. */
function deAte({ dataInicio, dataFim, fuso }: Row): [string, string | null] {
  const days = wholeDays(dataInicio, dataFim, fuso)
  if (days) return [formatDate(days.inicio), days.fim && formatDate(days.fim)]
  return [formatInstant(dataInicio, fuso), dataFim && formatInstant(dataFim, fuso)]
}

const columns: ExportColumn<Row>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeEvento },
  { title: 'Início', kind: 'instant', width: 17, value: (row) => deAte(row)[0] },
  { title: 'Fim', kind: 'instant', width: 17, value: (row) => deAte(row)[1] },
  { title: 'Local', width: 28, value: (row) => row.nomeLocal },
  { title: 'Endereço', width: 40, value: (row) => row.endereco },
  { title: 'Vagas', kind: 'number', width: 8, value: (row) => row.vagas },
  { title: 'Membros', kind: 'number', width: 9, value: (row) => row.membros },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
]

export const exportarEventos = exportCase({
  action: 'evento.exportar',
  name: 'eventos',
  input: listarEventosInput,
  columns,
  async rows(work, input) {
    const { ctx } = work
    refuseBin(ctx, input.filtro)
    const { rows } = await listar(work, input, ctx.viewer?.id ?? 0)
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        fuso: await fusoDe(ctx, row.idCliente),
        membros: await quantidadeMembros(ctx, row.id),
      })),
    )
  },
})
