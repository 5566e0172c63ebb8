import type { Context } from '../../../kernel/context.js'
import { queueEmail } from '../../../kernel/mail/mail.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { tituloCulto } from '../culto/index.js'
import { type Destinatario, lideresDaEscala } from './lideres-da-escala.queries.js'

export type Work = Writing & { ctx: Context }

interface Facts {
  id: number
  funcao: string
  dataCulto: string
  horaCulto: string
  temaCulto: string | null
}

interface News {
  /** one line: 'Ana não pode servir' */
  assunto: string
  /** sentences after the facts */
  mais?: readonly (string | null | undefined)[]
  /** the path of the page to open */
  caminho: string
}

/** The matrix of the month of a worship service. */
const matrizDe = ({ dataCulto }: Facts): string => `/dashboard/escalas-cultos?mes=${dataCulto.slice(0, 7)}`

/**
 * Sends news of a roster entry to these people: nobody waits for it, so an e-mail over a limit is sent later.
 * @param actor who caused the news, and gets none
 */
export async function avisar(work: Work, to: readonly Destinatario[], actor: number, facts: Facts, news: News) {
  const { ctx } = work
  const { nome: igreja } = await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()
  for (const { id, name, email } of to) {
    if (id === actor) continue
    const lines = [
      `Olá, ${name}!`,
      `${news.assunto}.`,
      `Culto: ${tituloCulto(facts)}\nFunção: ${facts.funcao}`,
      ...(news.mais ?? []),
      `Abra: ${ctx.services.config.publicUrl}${news.caminho}`,
      'Candeia',
    ]
    const message = {
      para: email,
      assunto: `${news.assunto} - ${igreja}`.replace(/\s+/g, ' ').slice(0, 200),
      texto: lines.filter(Boolean).join('\n\n'),
    }
    const author = { ...ctx.author('escalaCulto.avisar'), idUsuario: actor || null }
    await queueEmail(ctx.services, work, author, message, { whenPossible: true })
  }
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
  told: ReadonlySet<number> = new Set(),
) {
  const leaders = (await lideresDaEscala(work, facts.id)).filter(({ id }) => !told.has(id))
  await avisar(work, leaders, actor, facts, { ...news, caminho: matrizDe(facts) })
}
