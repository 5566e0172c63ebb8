import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../../kernel/work/contributions/contributions.js'
import { notify, type Origin } from '../../../acesso/aviso/index.js'
import { accessOfPerson } from '../../../acesso/sessao/index.js'
import { cultoTitle } from '../../culto/index.js'
import { lideresOfEscala } from '../lideres-da-escala.queries.js'
import { cultoTime } from './escala-avisos.js'

export type Work = Writing & { ctx: Context }

interface Facts {
  id: number
  funcao: string
  dataCulto: string
  horaCulto: string
  temaCulto: string | null
}

interface News {
  tipo: NoticeKind
  /** for the lock screen, without a name: 'Alguém não pode servir' */
  titulo: string
  /** one line for the e-mail: 'Ana não pode servir' */
  assunto: string
  /** sentences of the e-mail after the facts */
  mais?: readonly (string | null | undefined)[]
  /** one more sentence of the e-mail, for these people only */
  reservado?: { linha: string; leitores: readonly number[] } | undefined
  /** the path of the page to open */
  caminho: string
}

/** The matrix of the month of a worship service. */
const matrizOf = ({ dataCulto }: Facts): string => `/dashboard/escalas-cultos?mes=${dataCulto.slice(0, 7)}`

/** Who notices about rosters come from. */
export const originOf = ({ ctx }: Pick<Work, 'ctx'>, actor: number): Origin => ({
  services: ctx.services,
  author: { ...ctx.author('escalaCulto.avisar'), idUsuario: actor || null },
})

/**
 * Sends news of a roster entry to these people.
 * @param actor who caused the news, and gets none
 */
export async function notifyPeople(work: Work, to: readonly number[], actor: number, facts: Facts, news: News) {
  const { tipo, titulo, assunto, mais = [], reservado, caminho } = news
  const linhas = [`${assunto}.`, `Culto: ${cultoTitle(facts)}\nFunção: ${facts.funcao}`, ...mais]
  const cartaOf = (id: number) => {
    const all = reservado?.leitores.includes(id) ? [...linhas, reservado.linha] : linhas
    return { assunto, linhas: all.filter((line) => typeof line === 'string') }
  }
  const people = [...new Set(to)].filter((id) => id && id !== actor)
  const avisos = people.map((idUsuario) => ({
    idUsuario,
    titulo,
    texto: `${cultoTime(facts)}.`,
    caminho,
    carta: cartaOf(idUsuario),
  }))
  await notify(work, originOf(work, actor), tipo, avisos)
}

type NewsToLeaders = Omit<News, 'caminho' | 'reservado'> & {
  /** why this person cannot serve; only those who make the person's rosters read it */
  motivo?: { texto: string; idMembro: number } | null
}

/**
 * Tells the leaders of a roster entry.
 * @param told people who were told already
 */
export async function notifyLideres(
  work: Work,
  actor: number,
  facts: Facts,
  { motivo, ...news }: NewsToLeaders,
  told: readonly number[] = [],
) {
  const leaders = (await lideresOfEscala(work, facts.id)).filter((id) => !told.includes(id))
  const reservado = motivo
    ? { linha: `Motivo: ${motivo.texto}`, leitores: await schedulersOf(work, leaders, motivo.idMembro) }
    : undefined
  await notifyPeople(work, leaders, actor, facts, { ...news, reservado, caminho: matrizOf(facts) })
}

/** Those of these people who may make the roster of this person now. */
async function schedulersOf(work: Work, ids: readonly number[], idMembro: number): Promise<number[]> {
  const may: number[] = []
  for (const id of ids) {
    const access = await accessOfPerson(work.ctx.services, work, id)
    const reach = access?.grants.get('escalaCulto.escrever')
    if (reach === 'tudo' || (reach && access?.own?.groups.escalas?.includes(idMembro))) may.push(id)
  }
  return may
}
