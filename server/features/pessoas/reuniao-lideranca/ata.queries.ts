import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'

const columns = [
  'ata.id',
  'ata.uuid',
  'ata.idCliente',
  'ata.idReuniao',
  'ata.numeroAta',
  'ata.aprovadaEm',
  'ata.createdAt',
  'ata.updatedAt',
  'ata.versao',
  'aprovador.name as nomeAprovador',
] as const

const withApprover = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'ata').leftJoin('usuario as aprovador', (join) =>
    join.onRef('aprovador.id', '=', 'ata.aprovadaPor').onRef('aprovador.idCliente', '=', 'ata.idCliente'),
  )

/** The minutes of a meeting, with their text. */
export const lerDaReuniao = (work: Pick<Reading, 'db' | 'idCliente'>, idReuniao: number) =>
  withApprover(work)
    .select([...columns, 'ata.textoAta'])
    .where('ata.idReuniao', '=', idReuniao)
    .executeTakeFirst()

export type AtaComTexto = NonNullable<Awaited<ReturnType<typeof lerDaReuniao>>>

/** Minutes without the text, because a list of meetings does not need it. */
export type AtaRow = Omit<AtaComTexto, 'textoAta'>

export const ataPorReuniao = groupedBy<AtaRow>(async (work, ids) => {
  const rows = await withApprover(work).select(columns).where('ata.idReuniao', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.idReuniao, row]))
  return ids.map((id) => found.get(id) ?? null)
})

export const textoPorAta = groupedBy<string>(async (work, ids) => {
  const rows = await from(work, 'ata').select(['id', 'textoAta']).where('id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, row.textoAta]))
  return ids.map((id) => found.get(id) ?? null)
})
