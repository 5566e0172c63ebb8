import type { Context } from '../../../kernel/context.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { avisar as notify, type Origem } from '../../acesso/aviso/index.js'
import { accessOfPerson } from '../../acesso/sessao/index.js'
import { tituloCulto } from '../culto/index.js'
import { quando } from './escala-avisos.js'
import { lideresDaEscala } from './lideres-da-escala.queries.js'

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
const matrizDe = ({ dataCulto }: Facts): string => `/dashboard/escalas-cultos?mes=${dataCulto.slice(0, 7)}`

/** Who notices about rosters come from. */
export const origemDe = ({ ctx }: Pick<Work, 'ctx'>, actor: number): Origem => ({
  services: ctx.services,
  author: { ...ctx.author('escalaCulto.avisar'), idUsuario: actor || null },
})

/**
 * Sends news of a roster entry to these people.
 * @param actor who caused the news, and gets none
 */
export async function avisar(work: Work, to: readonly number[], actor: number, facts: Facts, news: News) {
  const { tipo, titulo, assunto, mais = [], reservado, caminho } = news
  const linhas = [`${assunto}.`, `Culto: ${tituloCulto(facts)}\nFunção: ${facts.funcao}`, ...mais]
  const cartaDe = (id: number) => {
    const all = reservado?.leitores.includes(id) ? [...linhas, reservado.linha] : linhas
    return { assunto, linhas: all.filter((line) => typeof line === 'string') }
  }
  const people = [...new Set(to)].filter((id) => id && id !== actor)
  const avisos = people.map((idUsuario) => ({
    idUsuario,
    titulo,
    texto: `${quando(facts)}.`,
    caminho,
    carta: cartaDe(idUsuario),
  }))
  await notify(work, origemDe(work, actor), tipo, avisos)
}

type NewsToLeaders = Omit<News, 'caminho' | 'reservado'> & {
  /** why this person cannot serve; only those who make the person's rosters read it */
  motivo?: { texto: string; idMembro: number } | null
}

/**
 * Tells the leaders of a roster entry.
 * @param told people who were told already
 */
export async function avisarLideres(
  work: Work,
  actor: number,
  facts: Facts,
  { motivo, ...news }: NewsToLeaders,
  told: readonly number[] = [],
) {
  const leaders = (await lideresDaEscala(work, facts.id)).filter((id) => !told.includes(id))
  const reservado = motivo
    ? { linha: `Motivo: ${motivo.texto}`, leitores: await quemEscala(work, leaders, motivo.idMembro) }
    : undefined
  await avisar(work, leaders, actor, facts, { ...news, reservado, caminho: matrizDe(facts) })
}

/** Those of these people who may make the roster of this person now. */
async function quemEscala(work: Work, ids: readonly number[], idMembro: number): Promise<number[]> {
  const may: number[] = []
  for (const id of ids) {
    const access = await accessOfPerson(work.ctx.services, work, id)
    const reach = access?.grants.get('escalaCulto.escrever')
    if (reach === 'tudo' || (reach && access?.own?.groups.escalas?.includes(idMembro))) may.push(id)
  }
  return may
}
