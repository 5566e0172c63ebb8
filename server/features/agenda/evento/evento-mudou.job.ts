import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { beginTurn } from '../../../kernel/jobs/turn.js'
import { transaction, type Writing } from '../../../kernel/tenant/session.js'
import { avisados, avisar } from '../../acesso/aviso/index.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { ler } from './evento.queries.js'
import { comecou, quandoEvento } from './evento.rules.js'

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

interface Mudanca {
  idEvento: number
  versao: number
  noticia: Noticia
  /** for 'retomado': the version of the deletion; without it, everybody is told */
  cancelado?: number | undefined
  /** those up to this person were told in earlier turns */
  depois?: number | undefined
}

const chaveDe = (uuid: string, versao: number) => `evento.mudou:${uuid}:${versao}`

/** Tells the people of a coming event what happened to it, after this transaction. */
export async function avisarMudanca(
  work: Writing & { ctx: Context },
  evento: Changed,
  noticia: Noticia,
  cancelado?: number,
) {
  await work.em.flush()
  const { id: idEvento, versao } = evento
  if (comecou(evento)) return
  const { services } = work.ctx
  const mudanca = { idEvento, versao, noticia, cancelado }
  await services.jobs.send(work, avisarEvento, work.ctx.author('evento.avisar'), mudanca)
}

/** Number of people who are notified in one transaction: others wait for the counters of e-mails meanwhile. */
const portion = 50

/** The next ids of those who take part in an event, or wait for a place. */
async function pessoasDe({ db, idCliente }: Writing, idEvento: number, depois: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id_membro as id from membro_evento
    where id_cliente = ${idCliente} and id_evento = ${idEvento} and id_membro > ${depois}
    union select id_membro from espera_evento
    where id_cliente = ${idCliente} and id_evento = ${idEvento} and id_membro > ${depois}
    order by id limit ${portion}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Tells those who take part in an event, or wait for a place, except who changed it. It says how the event is when the
 * job runs, and nothing when the deletion was undone meanwhile; that it takes place hears only who had heard of the
 * deletion. When the job runs again, nobody is told twice.
 */
export const avisarEvento: Job<Mudanca> = {
  name: 'evento.avisar',
  async run(services, { idEvento, versao, noticia, cancelado, depois = 0, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'evento.avisar' as const, requisicao }
    const { titulo, texto, assunto, frase } = noticias[noticia]
    const turn = beginTurn()
    const next = (after: number): Promise<number | undefined> =>
      transaction(services.sessions, idCliente, author, async (work) => {
        const evento = await ler(work, idEvento)
        const gone = noticia === 'cancelado'
        if (!evento || comecou(evento) || gone !== (evento.excluidoEm !== null)) return undefined
        const some = await pessoasDe(work, idEvento, after)
        const hear = cancelado === undefined ? some : await avisados(work, chaveDe(evento.uuid, cancelado), some)
        const what = [evento.nomeEvento, quandoEvento(evento, await fusoHorario(work)), evento.nomeLocal]
        const linhas = [`${frase}: ${what.filter(Boolean).join(', ')}.`]
        if (noticia === 'mudou') linhas.push('Se não puder ir, saia do evento, para que a vaga passe a outra pessoa.')
        await avisar(
          work,
          { services, author },
          eventoMudou,
          hear
            .filter((id) => id !== idUsuario)
            .map((id) => ({
              idUsuario: id,
              titulo,
              texto,
              caminho: gone ? '/dashboard/eventos?quando=meus' : `/dashboard/eventos/${idEvento}`,
              chave: chaveDe(evento.uuid, versao),
              carta: { assunto: `${assunto}: ${evento.nomeEvento}`, linhas },
            })),
        )
        const last = some.length < portion ? undefined : some.at(-1)
        if (last === undefined || !turn.over) return last
        // the rest when the other churches had their turn
        await services.jobs.send(work, avisarEvento, author, { idEvento, versao, noticia, cancelado, depois: last })
        return undefined
      })
    for (let last: number | undefined = depois; last !== undefined; ) last = await next(last)
  },
}
