import { formatDate, todayIn } from '../../../../schema/rules/dates.js'
import { comprovanteInput, emitirComprovanteInput } from '../../../../schema/rules/missoes/contribuicao.input.js'
import { ask, type QuestionKind } from '../../../kernel/access/confirming.js'
import { notFound } from '../../../kernel/base/errors.js'
import { beginTurn } from '../../../kernel/base/turns/turn.js'
import { idOf } from '../../../kernel/data/tenant/records.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { meiosDizimo } from '../../financas/dizimo/index.js'
import {
  issueForYear,
  notifyOfRecibo,
  readReciboRow,
  reciboAsSeen,
  reciboAutor,
  type YearLine,
  yearComprovante,
} from '../../financas/recibo/index.js'
import { type ContribuicaoRow, giversIn, inYear, lock } from './contribuicao.queries.js'

type Work = Writing & { ctx: Context }

export const lineOfYear = ({ data, nomeCampanha, meioDizimo, valor, numeroRecibo }: ContribuicaoRow): YearLine => ({
  data,
  campanha: nomeCampanha,
  meio: meiosDizimo[meioDizimo ?? ''] ?? null,
  valor,
  recibo: numeroRecibo,
})

/**
 * What a statement counts; the same as what cancels one in the database. The number of a receipt that a gift got later is
 * no reason for another statement, nor is a campaign that has another name since.
 */
const conta = (linhas: readonly YearLine[]): string =>
  linhas.map(({ data, campanha, valor }) => [data, campanha ? 'doacao' : 'dizimo', valor].join('|')).join('\n')

/** Whether a statement says what was given. One of earlier this year stays valid, but lacks the gifts made since. */
export const saysTheSame = (recibo: { linhas: YearLine[] | null }, linhas: readonly YearLine[]): boolean =>
  conta(recibo.linhas ?? []) === conta(linhas)

interface ComprovanteOwner {
  idMembro: number
  ano: number
  emitidoPor: number | null
}

/**
 * Issues the statement of what a person gave in a year. The valid one stays while it says the same, and covers the whole
 * of a year that is over; otherwise the new one replaces it.
 * @returns the id of its receipt; null when the person gave nothing
 */
export async function issueNext(
  work: Writing,
  { idMembro, ano, emitidoPor }: ComprovanteOwner,
): Promise<number | null> {
  await lock(work, idMembro)
  const today = todayIn(await readFuso(work))
  // it says up to which day it counts, and only a change of a gift up to that day cancels it
  const linhas = (await inYear(work, idMembro, ano, today)).map(lineOfYear)
  if (linhas.length === 0) return null
  const atual = await yearComprovante(work, idMembro, ano)
  const fim = `${ano}-12-31`
  if (atual && saysTheSame(atual, linhas) && (today <= fim || atual.data === fim)) return atual.id
  return issueForYear(work, { idMembro, ano, linhas, emitidoPor })
}

async function issuedComprovante(work: Work, idMembro: number, ano: number, missing: string) {
  const id = await issueNext(work, { idMembro, ano, emitidoPor: reciboAutor(work) })
  const row = id === null ? undefined : await readReciboRow(work, id)
  if (!row) throw notFound(missing)
  return reciboAsSeen(work.ctx, row)
}

/** Issues the statement of what the current user gave. */
export const emitirMeuComprovante = useCase({
  action: 'contribuicao.lerProprias',
  sessionOnly: true,
  input: comprovanteInput,
  run: (work, { ano }) =>
    issuedComprovante(work, work.ctx.viewer?.id ?? 0, ano, `Nenhuma contribuição sua registrada em ${ano}.`),
})

/** A statement names every gift of a person: only for who sees all tithes and who gave donations. */
function authorise(ctx: Context): void {
  ctx.authorise('recibo.lerDeTodos')
  ctx.authorise('doacao.lerDoador')
}

export const anoEmCurso: QuestionKind = {
  name: 'anoEmCurso',
  title: 'O comprovante é de um ano que ainda não terminou',
}

async function askAboutYear(work: Work, ano: number): Promise<void> {
  const today = todayIn(await readFuso(work))
  if (today.startsWith(String(ano)))
    ask(work, {
      kind: anoEmCurso,
      text: `${ano} ainda não terminou: o comprovante só conta o que foi dado até hoje, ${formatDate(today)}. O do ano inteiro substitui este.`,
    })
}

/** Issues the statement of what one person gave. */
export const emitirComprovante = useCase({
  action: 'recibo.escrever',
  asks: [anoEmCurso],
  input: emitirComprovanteInput,
  async run(work, { idMembro, ano }) {
    authorise(work.ctx)
    const id = await idOf(work, 'usuario', idMembro)
    if (id === null) throw notFound('Pessoa não encontrada.')
    await askAboutYear(work, ano)
    const recibo = await issuedComprovante(work, id, ano, `Nenhuma contribuição desta pessoa registrada em ${ano}.`)
    await notifyOfRecibo(work, { services: work.ctx.services, author: work.ctx.author('recibo.escrever') }, recibo.id)
    return recibo
  },
})

/** Issues the statements of everybody who gave in a year: a job, because there may be thousands. */
export const emitirComprovantes = useCase({
  action: 'recibo.escrever',
  asks: [anoEmCurso],
  input: comprovanteInput,
  async run(work, { ano }) {
    authorise(work.ctx)
    const pessoas = (await giversIn(work, ano, todayIn(await readFuso(work)))).length
    if (pessoas === 0) throw notFound(`Nenhuma contribuição com nome registrada em ${ano}.`)
    await askAboutYear(work, ano)
    await work.ctx.services.jobs.send(work, issueForAllJob, work.ctx.author('recibo.escrever'), { ano })
    const howMany = pessoas === 1 ? 'O comprovante de uma pessoa está' : `Os comprovantes de ${pessoas} pessoas estão`
    return { message: `${howMany} a caminho: em instantes aparecem na lista.` }
  },
})

/**
 * One transaction for each person, so that nobody waits. Again after a failure, it finds those that were issued.
 * `depois`: those up to this person were issued in earlier turns.
 */
export const issueForAllJob: Job<{ ano: number; depois?: number }> = {
  name: 'contribuicao.emitirComprovantes',
  async run(services, { ano, depois, idCliente, idUsuario, requisicao }) {
    const turn = beginTurn()
    const reading = await openReading(services.sessions, idCliente)
    const work = { ...reading, idCliente }
    const pessoas = await readFuso(work)
      .then((fuso) => giversIn(work, ano, todayIn(fuso)))
      .finally(() => reading.end())
    const author = { idUsuario, acao: 'recibo.escrever', requisicao }
    const left = pessoas.slice(pessoas.findIndex(({ idMembro }) => idMembro === depois) + 1)
    for (const [index, { idMembro }] of left.entries()) {
      const last = turn.over && index < left.length - 1
      await transaction(services.sessions, idCliente, author, async (work) => {
        const emitidoPor = idUsuario === null ? null : await idOf(work, 'usuario', idUsuario)
        const id = await issueNext(work, { idMembro, ano, emitidoPor })
        if (id !== null) await notifyOfRecibo(work, { services, author }, id)
        // the rest when the other churches had their turn
        if (last) await services.jobs.send(work, issueForAllJob, author, { ano, depois: idMembro })
      })
      if (last) return
    }
  },
}
