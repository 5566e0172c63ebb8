import type { Context } from '../../../kernel/context.js'
import { conflict, forbidden } from '../../../kernel/errors.js'
import { recordToChange, removeFrom } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { useCase } from '../../../kernel/use-case.js'
import { chamarDaEspera, esperar } from './espera-evento.js'
import { Evento } from './evento.entity.js'
import { eventoRef } from './evento.input.js'
import { ler } from './evento.queries.js'
import { refuseLeaving, refuseOneMore, refuseSignUp } from './evento.rules.js'
import { participacao } from './inscricao.queries.js'
import { membros } from './membro-evento.queries.js'

const missing = 'Evento não encontrado.'

/** The current user, who signs up in the own church only. */
function me({ ctx, idCliente }: Pick<Writing, 'idCliente'> & { ctx: Context }): number {
  if (ctx.viewer?.idCliente !== idCliente) throw forbidden('Só quem é da igreja se inscreve nos eventos dela.')
  return ctx.viewer.id
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
    await chamarDaEspera(work, evento)
    const now = (await participacao(work, { id: idMembro, idCliente: work.idCliente }, [evento.id])).get(evento.id)
    if (now && !now.minha) {
      if (refuseOneMore(evento.vagas, now.membros)) await esperar(work, evento.id, [idMembro])
      else await membros.insert(work, evento.id, [idMembro])
    }
    return ler(work, evento.id)
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
    await chamarDaEspera(work, evento)
    return ler(work, evento.id)
  },
})
