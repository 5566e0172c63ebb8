import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { Ata } from './ata.entity.js'

const columns = [...recordFields(Ata, 'textoAta', 'aprovadaPor'), 'aprovador.name as nomeAprovador'] as const

const withApprover = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'ata').leftJoin('usuario as aprovador', (join) =>
    join.onRef('aprovador.id', '=', 'ata.aprovadaPor').onRef('aprovador.idCliente', '=', 'ata.idCliente'),
  )

/** The minutes of a meeting, with their text. */
export const readOfReuniao = (work: Pick<Reading, 'db' | 'idCliente'>, idReuniao: number) =>
  withApprover(work)
    .select([...columns, 'ata.textoAta'])
    .where('ata.idReuniao', '=', idReuniao)
    .executeTakeFirst()

export type AtaWithText = NonNullable<Awaited<ReturnType<typeof readOfReuniao>>>

/** Minutes without the text, because a list of meetings does not need it. */
export type AtaRow = Omit<AtaWithText, 'textoAta'>

export const ataByReuniao = groupedBy<AtaRow>(async (work, ids) => {
  const rows = await withApprover(work).select(columns).where('ata.idReuniao', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.idReuniao, row]))
  return ids.map((id) => found.get(id) ?? null)
})

export const textByAta = groupedBy<string>(async (work, ids) => {
  const rows = await from(work, 'ata').select(['id', 'textoAta']).where('id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, row.textoAta]))
  return ids.map((id) => found.get(id) ?? null)
})
