import { sql } from 'kysely'
import { beginTurn } from '../../../kernel/base/turns/turn.js'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { alreadyNotified, notify } from '../../acesso/aviso/index.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { read } from './evento.queries.js'
import { eventoTime, hasBegun } from './evento.rules.js'

export const eventoMudou: NoticeKind = {
  name: 'evento.mudou',
  title: 'Mudança em um evento',
  description:
    'Quando um evento de que você participa, ou em que espera vaga, muda de data ou de local, ou é cancelado.',
  // whoever looks after the event may have entered people who do not read the church's events
  action: 'eu.ler',
  email: true,
}

/** What happened to an event. */
type Noticia = 'mudou' | 'cancelado' | 'retomado'

const noticias: Record<Noticia, { titulo: string; texto: string; assunto: string; frase: string }> = {
  mudou: {
    titulo: 'Um evento seu mudou',
    texto: 'A data ou o local mudou. Toque para ver.',
    assunto: 'Mudou',
    frase: 'A data ou o local deste evento mudou. Agora é',
  },
  cancelado: {
    titulo: 'Um evento seu foi cancelado',
    texto: 'Toque para ver os seus outros eventos.',
    assunto: 'Foi cancelado',
    frase: 'Este evento não vai mais acontecer',
  },
  retomado: {
    titulo: 'Um evento seu vai acontecer',
    texto: 'Ele tinha sido cancelado. Toque para ver.',
    assunto: 'Vai acontecer',
    frase: 'Este evento tinha sido cancelado, mas vai acontecer',
  },
}

interface Changed {
  id: number
  versao: number
  dataInicio: Date
}

interface EventoChange {
  idEvento: number
  versao: number
  noticia: Noticia
  /** for 'retomado': the version of the deletion; without it, everybody is told */
  cancelado?: number | undefined
  /** those up to this person were told in earlier turns */
  depois?: number | undefined
}

const chaveOf = (uuid: string, versao: number) => `evento.mudou:${uuid}:${versao}`

/** Tells the people of a coming event what happened to it, after this transaction. */
export async function notifyChange(
  work: Writing & { ctx: Context },
  evento: Changed,
  noticia: Noticia,
  cancelado?: number,
) {
  await work.em.flush()
  const { id: idEvento, versao } = evento
  if (hasBegun(evento)) return
  const { services } = work.ctx
  const change = { idEvento, versao, noticia, cancelado }
  await services.jobs.send(work, notifyEventoJob, work.ctx.author('evento.avisar'), change)
}

/** Number of people who are notified in one transaction: others wait for the counters of e-mails meanwhile. */
const portion = 50

/** The next ids of those who take part in an event, or wait for a place. */
async function pessoasOf({ db, idCliente }: Writing, idEvento: number, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id_membro as id from membro_evento
    where id_cliente = ${idCliente} and id_evento = ${idEvento} and id_membro > ${after}
    union select id_membro from espera_evento
    where id_cliente = ${idCliente} and id_evento = ${idEvento} and id_membro > ${after}
    order by id limit ${portion}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Tells the next people how the event is now, in one transaction.
 * @returns the last of them, if there may be more
 */
async function tellNext(
  work: Writing,
  by: { services: Services; author: Author },
  { idEvento, versao, noticia, cancelado }: EventoChange,
  after: number,
): Promise<number | undefined> {
  const { titulo, texto, assunto, frase } = noticias[noticia]
  const evento = await read(work, idEvento)
  const gone = noticia === 'cancelado'
  if (!evento || hasBegun(evento) || gone !== (evento.excluidoEm !== null)) return undefined
  const some = await pessoasOf(work, idEvento, after)
  const hear = cancelado === undefined ? some : await alreadyNotified(work, chaveOf(evento.uuid, cancelado), some)
  const what = [evento.nomeEvento, eventoTime(evento, await readFuso(work)), evento.nomeLocal]
  const linhas = [`${frase}: ${what.filter(Boolean).join(', ')}.`]
  if (noticia === 'mudou') linhas.push('Se não puder ir, saia do evento, para que a vaga passe a outra pessoa.')
  const aviso = {
    titulo,
    texto,
    caminho: gone ? '/dashboard/eventos?quando=meus' : `/dashboard/eventos/${idEvento}`,
    chave: chaveOf(evento.uuid, versao),
    carta: { assunto: `${assunto}: ${evento.nomeEvento}`, linhas },
  }
  const others = hear.filter((id) => id !== by.author.idUsuario)
  await notify(
    work,
    by,
    eventoMudou,
    others.map((idUsuario) => ({ idUsuario, ...aviso })),
  )
  return some.length < portion ? undefined : some.at(-1)
}

/**
 * Tells those who take part in an event, or wait for a place, except who changed it. It says how the event is when the
 * job runs, and nothing when the deletion was undone meanwhile; that it takes place hears only who had heard of the
 * deletion. When the job runs again, nobody is told twice.
 */
export const notifyEventoJob: Job<EventoChange> = {
  name: 'evento.avisar',
  async run(services, { depois = 0, idCliente, idUsuario, requisicao, ...mudanca }) {
    const author: Author = { idUsuario, acao: 'evento.avisar', requisicao }
    const turn = beginTurn()
    const next = (after: number): Promise<number | undefined> =>
      transaction(services.sessions, idCliente, author, async (work) => {
        const last = await tellNext(work, { services, author }, mudanca, after)
        if (last === undefined || !turn.over) return last
        // the rest when the other churches had their turn
        const { idEvento, versao, noticia, cancelado } = mudanca
        await services.jobs.send(work, notifyEventoJob, author, { idEvento, versao, noticia, cancelado, depois: last })
        return undefined
      })
    for (let last: number | undefined = depois; last !== undefined; ) last = await next(last)
  },
}
