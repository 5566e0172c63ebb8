import { eventoRef } from '../../../../../schema/rules/agenda/evento.input.js'
import { conflict, forbidden } from '../../../../kernel/base/errors.js'
import { recordToChange, removeFrom } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { useCase } from '../../../../kernel/work/use-case.js'
import { addToWaiting, callFromWaiting } from '../espera-evento/espera-evento.js'
import { Evento } from '../evento.entity.js'
import { read } from '../evento.queries.js'
import { refuseLeaving, refuseOneMore, refuseSignUp } from '../evento.rules.js'
import { membros } from '../membro-evento/membro-evento.queries.js'
import { participacao } from './inscricao.queries.js'

const missing = 'Evento não encontrado.'

/** The current user, who signs up in the own church only. */
function me({ ctx, idCliente }: Pick<Writing, 'idCliente'> & { ctx: Context }): number {
  const id = ctx.idWithin(idCliente)
  if (id === null) throw forbidden('Só quem é da igreja se inscreve nos eventos dela.')
  return id
}

/**
 * Signs the current user up: for a place, or for the waiting list when the event is full. Everybody waits at the lock of
 * the event, so there are never more people than places. Signing up again changes nothing.
 */
export const inscreverNoEvento = useCase({
  action: 'evento.inscrever',
  record: 'evento',
  input: eventoRef,
  async run(work, { id }) {
    const idMembro = me(work)
    const evento = await recordToChange(work, Evento, id, { missing })
    const refusal = refuseSignUp(evento)
    if (refusal) throw conflict(refusal)
    // a place that nobody gave up, such as that of a deleted person, belongs to who waits
    await callFromWaiting(work, evento)
    const now = (await participacao(work, { id: idMembro, idCliente: work.idCliente }, [evento.id])).get(evento.id)
    if (now && !now.minha) {
      if (refuseOneMore(evento.vagas, now.membros)) await addToWaiting(work, evento.id, [idMembro])
      else await membros.insert(work, evento.id, [idMembro])
    }
    return read(work, evento.id)
  },
})

/** Gives the place or the wait up; the place goes to who waits longest. Doing it again changes nothing. */
export const sairDoEvento = useCase({
  action: 'evento.inscrever',
  record: 'evento',
  input: eventoRef,
  async run(work, { id }) {
    const idMembro = me(work)
    const evento = await recordToChange(work, Evento, id, { missing })
    const refusal = refuseLeaving(evento)
    if (refusal) throw conflict(refusal)
    for (const table of ['membro_evento', 'espera_evento'] as const)
      await removeFrom(work, table).where('idEvento', '=', evento.id).where('idMembro', '=', idMembro).execute()
    await callFromWaiting(work, evento)
    return read(work, evento.id)
  },
})
