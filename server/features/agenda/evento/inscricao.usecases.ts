import type { Context } from '../../../kernel/context.js'
import { formatInstant } from '../../../kernel/dates.js'
import { conflict, forbidden } from '../../../kernel/errors.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import { from, recordToChange, removeFrom } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { avisar } from '../../acesso/aviso/index.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { EsperaEvento } from './espera-evento.entity.js'
import { Evento } from './evento.entity.js'
import { eventoRef } from './evento.input.js'
import { contarMembros, ler } from './evento.queries.js'
import { refuseOneMore, refuseSignUp } from './evento.rules.js'
import { comecou, esperaDe, inscricoes } from './inscricao.queries.js'
import { MembroEvento } from './membro-evento.entity.js'

const missing = 'Evento não encontrado.'

type Work = Writing & { ctx: Context }

export const eventoVaga: NoticeKind = {
  name: 'evento.vaga',
  title: 'Vaga em um evento',
  description: 'Quando chega a sua vez na lista de espera de um evento.',
  action: 'evento.inscrever',
  email: true,
}

/** The current user, who signs up in the own church only. */
function me({ ctx, idCliente }: Pick<Work, 'ctx' | 'idCliente'>): number {
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
    const refusal = refuseSignUp(evento.inscricaoAberta, await comecou(work, evento.id))
    if (refusal) throw conflict(refusal)
    // a place that nobody has left on purpose, such as that of a deleted person, belongs to who waits
    await chamarDaEspera(work, evento)
    if (!(await inscricoes(work, idMembro, [evento.id])).has(evento.id)) {
      const full = refuseOneMore(evento.vagas, await contarMembros(work, evento.id)) !== null
      work.em.create(full ? EsperaEvento : MembroEvento, { idCliente: work.idCliente, idEvento: evento.id, idMembro })
      await work.em.flush()
    }
    return ler(work, evento.id)
  },
})

/** Gives the place or the wait up; the place goes to who waits longest. */
export const sairDoEvento = useCase({
  action: 'evento.inscrever',
  record: 'evento',
  input: eventoRef,
  async run(work, { id }) {
    const idMembro = me(work)
    const evento = await recordToChange(work, Evento, id, { missing })
    const refusal = refuseSignUp(true, await comecou(work, evento.id))
    if (refusal) throw conflict(refusal)
    for (const table of ['membro_evento', 'espera_evento'] as const)
      await removeFrom(work, table).where('idEvento', '=', evento.id).where('idMembro', '=', idMembro).execute()
    await chamarDaEspera(work, evento)
    return ler(work, evento.id)
  },
})

/** The people who wait for a place, for those who look after the event. */
export const listarEsperaEvento = readCase({
  action: 'evento.escrever',
  input: eventoRef,
  async run(work, { id }) {
    const evento = await ler(work, id)
    return evento ? esperaDe({ db: work.db, idCliente: evento.idCliente }, evento.id) : []
  },
})

/** What decides about places: the event, which must be locked. */
interface Locked {
  id: number
  vagas?: number | null | undefined
  nomeEvento: string
  dataInicio: Date | string
}

/** Gives free places to the people who wait, first come first, and tells them. */
export async function chamarDaEspera(work: Work, evento: Locked): Promise<void> {
  await work.em.flush()
  const queue = await esperaDe(work, evento.id)
  if (!queue.length || (await comecou(work, evento.id))) return
  const free = evento.vagas == null ? queue.length : evento.vagas - (await contarMembros(work, evento.id))
  const called = queue.slice(0, Math.max(0, free)).map(({ idMembro }) => idMembro)
  if (!called.length) return
  const { em, ctx, idCliente } = work
  await removeFrom(work, 'espera_evento').where('idEvento', '=', evento.id).where('idMembro', 'in', called).execute()
  for (const idMembro of called) em.create(MembroEvento, { idCliente, idEvento: evento.id, idMembro })
  await em.flush()
  const quando = formatInstant(evento.dataInicio, await fusoHorario(work))
  await avisar(
    work,
    { services: ctx.services, author: ctx.author('evento.avisar') },
    eventoVaga,
    called.map((idUsuario) => ({
      idUsuario,
      titulo: 'Chegou a sua vez',
      texto: 'Há uma vaga para você em um evento. Toque para ver.',
      caminho: `/dashboard/eventos/${evento.id}`,
      carta: {
        assunto: `Há uma vaga para você: ${evento.nomeEvento}`,
        linhas: [
          `Chegou a sua vez na lista de espera, e a sua inscrição está feita: ${evento.nomeEvento}, ${quando}.`,
          'Se não puder ir, saia do evento, para que a vaga passe a outra pessoa.',
        ],
      },
    })),
  )
}

/** People who were added to an event wait no more. */
export async function esquecerEspera(work: Writing, idEvento: number): Promise<void> {
  const present = from(work, 'membro_evento').select('membro_evento.idMembro').where('idEvento', '=', idEvento)
  await removeFrom(work, 'espera_evento').where('idEvento', '=', idEvento).where('idMembro', 'in', present).execute()
}
