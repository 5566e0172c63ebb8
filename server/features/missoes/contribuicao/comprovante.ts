import { ask, type QuestionKind } from '../../../kernel/confirming/confirming.js'
import type { Context } from '../../../kernel/context.js'
import { formatDate, todayIn } from '../../../kernel/dates.js'
import { notFound } from '../../../kernel/errors.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { beginTurn } from '../../../kernel/jobs/turn.js'
import { idOf } from '../../../kernel/tenant/records.js'
import { openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { meiosDizimo } from '../../financas/dizimo/index.js'
import {
  autorDoRecibo,
  avisarDoRecibo,
  comprovanteDoAno,
  emitirDoAno,
  type LinhaDoAno,
  lerLinhaDoRecibo,
  reciboComoVisto,
} from '../../financas/recibo/index.js'
import { comprovanteInput, emitirComprovanteInput } from './contribuicao.input.js'
import { type ContribuicaoRow, doAno, quemDeuEm, travar } from './contribuicao.queries.js'

type Work = Writing & { ctx: Context }

export const linhaDoAno = ({ data, nomeCampanha, meioDizimo, valor, numeroRecibo }: ContribuicaoRow): LinhaDoAno => ({
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
const conta = (linhas: readonly LinhaDoAno[]): string =>
  linhas.map(({ data, campanha, valor }) => [data, campanha ? 'doacao' : 'dizimo', valor].join('|')).join('\n')

/** Whether a statement says what was given. One of earlier this year stays valid, but lacks the gifts made since. */
export const dizOMesmo = (recibo: { linhas: LinhaDoAno[] | null }, linhas: readonly LinhaDoAno[]): boolean =>
  conta(recibo.linhas ?? []) === conta(linhas)

interface DeQuem {
  idMembro: number
  ano: number
  emitidoPor: number | null
}

/**
 * Issues the statement of what a person gave in a year. The valid one stays while it says the same, and covers the whole
 * of a year that is over; otherwise the new one replaces it.
 * @returns the id of its receipt; null when the person gave nothing
 */
export async function emitir(work: Writing, { idMembro, ano, emitidoPor }: DeQuem): Promise<number | null> {
  await travar(work, idMembro)
  const hoje = todayIn(await fusoHorario(work))
  // it says up to which day it counts, and only a change of a gift up to that day cancels it
  const linhas = (await doAno(work, idMembro, ano, hoje)).map(linhaDoAno)
  if (linhas.length === 0) return null
  const atual = await comprovanteDoAno(work, idMembro, ano)
  const fim = `${ano}-12-31`
  if (atual && dizOMesmo(atual, linhas) && (hoje <= fim || atual.data === fim)) return atual.id
  return emitirDoAno(work, { idMembro, ano, linhas, emitidoPor })
}

async function emitido(work: Work, idMembro: number, ano: number, missing: string) {
  const id = await emitir(work, { idMembro, ano, emitidoPor: autorDoRecibo(work) })
  const row = id === null ? undefined : await lerLinhaDoRecibo(work, id)
  if (!row) throw notFound(missing)
  return reciboComoVisto(work.ctx, row)
}

/** Issues the statement of what the current user gave. */
export const emitirMeuComprovante = useCase({
  action: 'contribuicao.lerProprias',
  sessionOnly: true,
  input: comprovanteInput,
  run: (work, { ano }) =>
    emitido(work, work.ctx.viewer?.id ?? 0, ano, `Nenhuma contribuição sua registrada em ${ano}.`),
})

/** A statement names every gift of a person: only for who sees all tithes and who gave donations. */
function autorizar(ctx: Context): void {
  ctx.authorise('recibo.lerDeTodos')
  ctx.authorise('doacao.lerDoador')
}

export const anoEmCurso: QuestionKind = {
  name: 'anoEmCurso',
  title: 'O comprovante é de um ano que ainda não terminou',
}

async function perguntarDoAno(work: Work, ano: number): Promise<void> {
  const hoje = todayIn(await fusoHorario(work))
  if (hoje.startsWith(String(ano)))
    ask(work, {
      kind: anoEmCurso,
      text: `${ano} ainda não terminou: o comprovante só conta o que foi dado até hoje, ${formatDate(hoje)}. O do ano inteiro substitui este.`,
    })
}

/** Issues the statement of what one person gave. */
export const emitirComprovante = useCase({
  action: 'recibo.escrever',
  asks: [anoEmCurso],
  record: 'usuario',
  recordField: 'idMembro',
  input: emitirComprovanteInput,
  async run(work, { idMembro, ano }) {
    autorizar(work.ctx)
    const id = await idOf(work, 'usuario', idMembro)
    if (id === null) throw notFound('Pessoa não encontrada.')
    await perguntarDoAno(work, ano)
    const recibo = await emitido(work, id, ano, `Nenhuma contribuição desta pessoa registrada em ${ano}.`)
    await avisarDoRecibo(work, { services: work.ctx.services, author: work.ctx.author('recibo.escrever') }, recibo.id)
    return recibo
  },
})

/** Issues the statements of everybody who gave in a year: a job, because there may be thousands. */
export const emitirComprovantes = useCase({
  action: 'recibo.escrever',
  asks: [anoEmCurso],
  input: comprovanteInput,
  async run(work, { ano }) {
    autorizar(work.ctx)
    const pessoas = (await quemDeuEm(work, ano, todayIn(await fusoHorario(work)))).length
    if (pessoas === 0) throw notFound(`Nenhuma contribuição com nome registrada em ${ano}.`)
    await perguntarDoAno(work, ano)
    await work.ctx.services.jobs.send(work, emitirDeTodos, work.ctx.author('recibo.escrever'), { ano })
    const quantos = pessoas === 1 ? 'O comprovante de uma pessoa está' : `Os comprovantes de ${pessoas} pessoas estão`
    return { message: `${quantos} a caminho: em instantes aparecem na lista.` }
  },
})

/**
 * One transaction for each person, so that nobody waits. Again after a failure, it finds those that were issued.
 * `depois`: those up to this person were issued in earlier turns.
 */
export const emitirDeTodos: Job<{ ano: number; depois?: number }> = {
  name: 'contribuicao.emitirComprovantes',
  async run(services, { ano, depois, idCliente, idUsuario, requisicao }) {
    const turn = beginTurn()
    const reading = await openReading(services.sessions, idCliente)
    const work = { ...reading, idCliente }
    const pessoas = await fusoHorario(work)
      .then((fuso) => quemDeuEm(work, ano, todayIn(fuso)))
      .finally(() => reading.end())
    const author = { idUsuario, acao: 'recibo.escrever', requisicao }
    const left = pessoas.slice(pessoas.findIndex(({ idMembro }) => idMembro === depois) + 1)
    for (const [index, { idMembro }] of left.entries()) {
      const last = turn.over && index < left.length - 1
      await transaction(services.sessions, idCliente, author, async (work) => {
        const emitidoPor = idUsuario === null ? null : await idOf(work, 'usuario', idUsuario)
        const id = await emitir(work, { idMembro, ano, emitidoPor })
        if (id !== null) await avisarDoRecibo(work, { services, author }, id)
        // the rest when the other churches had their turn
        if (last) await services.jobs.send(work, emitirDeTodos, author, { ano, depois: idMembro })
      })
      if (last) return
    }
  },
}
