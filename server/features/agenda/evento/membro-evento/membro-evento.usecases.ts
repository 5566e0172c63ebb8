import {
  listarMembrosEventoInput,
  membroEventoInput,
  membrosEventoInput,
} from '../../../../../schema/rules/agenda/membro-evento.input.js'
import { uniqueBy } from '../../../../kernel/base/errors.js'
import { recordToChange } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../../kernel/work/use-case.js'
import { memberships, noMembro } from '../../../pessoas/vinculo/index.js'
import { callFromWaiting, forgetWaiting } from '../espera-evento/espera-evento.js'
import { Evento } from '../evento.entity.js'
import { countMembros } from '../evento.queries.js'
import { refuseOneMore } from '../evento.rules.js'
import { MembroEvento } from './membro-evento.entity.js'
import { membros, upcomingVinculos } from './membro-evento.queries.js'

export const alreadyMembroOfEvento = uniqueBy(
  'membro_evento_pessoa',
  'idMembro',
  'Esta pessoa já é membro deste evento.',
)

/** All operations that change the members of events. */
export const membrosOfEventos = memberships({
  queries: membros,
  entity: MembroEvento,
  group: Evento,
  texts: {
    noGroup: 'Evento não encontrado.',
    onde: 'ao evento',
    jaMembro: alreadyMembroOfEvento,
  },
  async room(work, { id, vagas }) {
    if (vagas == null) return null
    return { quantas: vagas - (await countMembros(work, id)), lotado: refuseOneMore(vagas, vagas) ?? '' }
  },
})

export const listMembrosEvento = readCase({
  action: 'evento.ler',
  input: listarMembrosEventoInput,
  run: membrosOfEventos.list,
})

export const adicionarMembroEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membroEventoInput,
  async run(work, { idEvento, idMembro }) {
    const membro = await membrosOfEventos.add(work, idEvento, idMembro)
    await forgetWaiting(work, membro.idEvento)
    return membro
  },
})

/** Adds several people at once; people who cannot be added are listed with the reason. */
export const adicionarMembrosEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membrosEventoInput,
  async run(work, { idEvento, ids }) {
    const result = await membrosOfEventos.addSeveral(work, idEvento, ids)
    await forgetWaiting(work, (await membrosOfEventos.locked(work, idEvento)).id)
    return result
  },
})

export const excluirMembroEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membroEventoInput,
  async run(work, { idEvento, idMembro }) {
    // the event is locked first, like everywhere, so that two requests never wait for each other
    const evento = await recordToChange(work, Evento, idEvento, { missing: 'Evento não encontrado.' })
    const removed = await membrosOfEventos.remove(work, evento.id, idMembro)
    await callFromWaiting(work, evento)
    return removed
  },
})

/**
 * Removes a restored person from future events that are full: deleted people are not counted, so others may have taken
 * the place. Past events do not change.
 */
export async function leaveFullEvents(work: Writing, idMembro: number): Promise<void> {
  for (const { idEvento, id, excluidoEm } of await upcomingVinculos(work, idMembro)) {
    const { vagas } = await recordToChange(work, Evento, idEvento, { deleted: excluidoEm !== null })
    if (refuseOneMore(vagas, await countMembros(work, idEvento)))
      work.em.remove(await recordToChange(work, MembroEvento, id, { missing: noMembro }))
  }
}

/**
 * Gives the places of a deleted person in coming events to those who wait. The membership stays: the person may be
 * restored, and the past events of a person are kept.
 */
export async function passPlacesOn(work: Writing & { ctx: Context }, idMembro: number): Promise<void> {
  for (const { idEvento, excluidoEm } of await upcomingVinculos(work, idMembro)) {
    if (excluidoEm === null) await callFromWaiting(work, await recordToChange(work, Evento, idEvento))
  }
}
