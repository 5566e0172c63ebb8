import { listarEventosInput } from '../../../../schema/rules/agenda/evento.input.js'
import { formatDate, formatInstant, wholeDays } from '../../../../schema/rules/dates.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { type EventoRow, listRows, quantidadeMembros } from './evento.queries.js'

type Row = EventoRow & { fuso: string; membros: number | null }

/** Begin and end; of whole days without hours. */
function fromUntil({ dataInicio, dataFim, fuso }: Row): [string, string | null] {
  const days = wholeDays(dataInicio, dataFim, fuso)
  if (days) return [formatDate(days.inicio), days.fim && formatDate(days.fim)]
  return [formatInstant(dataInicio, fuso), dataFim && formatInstant(dataFim, fuso)]
}

const columns: ExportColumn<Row>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeEvento },
  { title: 'Início', kind: 'instant', width: 17, value: (row) => fromUntil(row)[0] },
  { title: 'Fim', kind: 'instant', width: 17, value: (row) => fromUntil(row)[1] },
  { title: 'Local', width: 28, value: (row) => row.nomeLocal },
  { title: 'Endereço', width: 40, value: (row) => row.endereco },
  { title: 'Vagas', kind: 'number', width: 8, value: (row) => row.vagas },
  { title: 'Membros', kind: 'number', width: 9, value: (row) => row.membros },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Inscrições', width: 12, value: (row) => (row.inscricaoAberta ? 'Abertas' : null) },
  {
    title: 'Inscrições até',
    kind: 'instant',
    width: 17,
    value: (row) => row.inscricoesAte && formatInstant(row.inscricoesAte, row.fuso),
  },
]

export const exportEventos = exportCase({
  action: 'evento.exportar',
  name: 'eventos',
  input: listarEventosInput,
  columns,
  async rows(work, input) {
    const { ctx } = work
    refuseBin(ctx, input.filtro)
    const { rows } = await listRows(work, input, ctx.viewer?.id ?? 0)
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        fuso: await fusoOf(ctx, row.idCliente),
        membros: await quantidadeMembros(ctx, row.id),
      })),
    )
  },
})
