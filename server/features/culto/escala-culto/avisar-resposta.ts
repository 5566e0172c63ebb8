import type { Context } from '../../../kernel/context.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { avisar as notify, type Origem } from '../../acesso/aviso/index.js'
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
  const { tipo, titulo, assunto, mais = [], caminho } = news
  const linhas = [`${assunto}.`, `Culto: ${tituloCulto(facts)}\nFunção: ${facts.funcao}`, ...mais]
  const carta = { assunto, linhas: linhas.filter((line) => typeof line === 'string') }
  const people = [...new Set(to)].filter((id) => id && id !== actor)
  const avisos = people.map((idUsuario) => ({ idUsuario, titulo, texto: `${quando(facts)}.`, caminho, carta }))
  await notify(work, origemDe(work, actor), tipo, avisos)
}

/**
 * Tells the leaders of a roster entry.
 * @param told people who were told already
 */
export async function avisarLideres(
  work: Work,
  actor: number,
  facts: Facts,
  news: Omit<News, 'caminho'>,
  told: readonly number[] = [],
) {
  const leaders = (await lideresDaEscala(work, facts.id)).filter((id) => !told.includes(id))
  await avisar(work, leaders, actor, facts, { ...news, caminho: matrizDe(facts) })
}
