import { sql } from 'kysely'
import { from, removeFrom } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../../kernel/work/contributions/contributions.js'
import { notify } from '../../../acesso/aviso/index.js'
import { readFuso } from '../../../acesso/cliente/index.js'
import { countMembros } from '../evento.queries.js'
import { eventoTime, hasBegun } from '../evento.rules.js'
import { membros } from '../membro-evento/membro-evento.queries.js'
import { peopleWaiting } from './espera-evento.queries.js'

/*
 * The waiting list of an event, for everything that gives places away or takes them. The event must be locked before.
 */

export const eventoVaga: NoticeKind = {
  name: 'evento.vaga',
  title: 'Vaga em um evento',
  description: 'Quando chega a sua vez na lista de espera de um evento.',
  // whoever looks after the event may have put people on the list who do not read the church's events
  action: 'eu.ler',
  email: true,
}

/** What decides about the places of an event. */
interface Locked {
  id: number
  vagas?: number | null | undefined
  nomeEvento: string
  dataInicio: Date
  dataFim?: Date | null | undefined
}

/** Gives free places to the people who wait, first come first, and tells them. */
export async function callFromWaiting(work: Writing & { ctx: Context }, evento: Locked): Promise<void> {
  await work.em.flush()
  const queue = await peopleWaiting(work, evento.id)
  if (!queue.length || hasBegun(evento)) return
  const free = evento.vagas == null ? queue.length : evento.vagas - (await countMembros(work, evento.id))
  const called = queue.slice(0, Math.max(0, free))
  if (!called.length) return
  await removeFrom(work, 'espera_evento').where('idEvento', '=', evento.id).where('idMembro', 'in', called).execute()
  await membros.insert(work, evento.id, called)
  const { services } = work.ctx
  const when = eventoTime(evento, await readFuso(work))
  await notify(
    work,
    { services, author: work.ctx.author('evento.avisar') },
    eventoVaga,
    called.map((idUsuario) => ({
      idUsuario,
      titulo: 'Chegou a sua vez',
      texto: 'Há uma vaga para você em um evento. Toque para ver.',
      caminho: `/dashboard/eventos/${evento.id}`,
      carta: {
        assunto: `Há uma vaga para você: ${evento.nomeEvento}`,
        linhas: [
          `Chegou a sua vez na lista de espera, e a sua inscrição está feita: ${evento.nomeEvento}, ${when}.`,
          'Se não puder ir, saia do evento ou avise quem cuida dele, para que a vaga passe a outra pessoa.',
        ],
      },
    })),
  )
}

/** Puts people at the end of the waiting list, in this order. The time is that of the lock, not that of the request. */
export const addToWaiting = ({ db, idCliente }: Writing, idEvento: number, people: readonly number[]) =>
  db
    .insertInto('espera_evento')
    .values(people.map((idMembro) => ({ idCliente, idEvento, idMembro, createdAt: sql<Date>`clock_timestamp()` })))
    .execute()

/** People who were added to an event wait no more. */
export async function forgetWaiting(work: Writing, idEvento: number): Promise<void> {
  await work.em.flush()
  const present = from(work, 'membro_evento').select('membro_evento.idMembro').where('idEvento', '=', idEvento)
  await removeFrom(work, 'espera_evento').where('idEvento', '=', idEvento).where('idMembro', 'in', present).execute()
}
