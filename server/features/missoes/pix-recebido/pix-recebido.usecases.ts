import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  devolverPixInput,
  identificarPixInput,
  ignorarPixInput,
  listarPixRecebidosInput,
  pixRecebidoRef,
  tomarDizimoPixInput,
  tomarDoacaoPixInput,
} from '../../../../schema/rules/missoes/pix-recebido.input.js'
import { AppError, conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { from, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { mayWrite, readCase, useCase } from '../../../kernel/work/use-case.js'
import { confirmAgain } from '../../acesso/sessao/index.js'
import { dizimoParecido } from '../../financas/dizimo/index.js'
import { moveEntrada } from '../../financas/entrada/index.js'
import { isOpenMonth, perguntasDoLancamento, perguntasDoMovido } from '../../financas/lancamento/index.js'
import { lockPix, movimentoOfPix } from '../../financas/movimento-bancario/index.js'
import { doacaoParecida } from '../doacao/index.js'
import { ProviderFailed, type ReadDevolucao, readProvider } from '../provedor-pix/index.js'
import { bancoOfIgreja } from './banco/buscar-pix.js'
import { registerDevolucoes, toBook } from './devolucao/devolver-pix.js'
import { linkLine, takeFromLine } from './extrato/linha-do-pix.js'
import { contaDita, entradaOf } from './lancamento/conta-dos-pix.js'
import {
  bookPurpose,
  dayToBook,
  receiveConta,
  refuseDecided,
  refuseMatchedOtherwise,
  targetOf,
} from './lancamento/identificar-pix.js'
import { takeLancamento } from './lancamento/tomar-lancamento.js'
import { PixRecebido } from './pix-recebido.entity.js'
import { findNewJob } from './pix-recebido.job.js'
import { dizimoMayBePix, doacaoMayBePix, listRows, read } from './pix-recebido.queries.js'
import { exceeds, remainingAmount } from './pix-recebido.rules.js'

const missing = 'Pix não encontrado.'

export const listPixRecebidos = readCase({
  action: 'pixRecebido.ler',
  input: listarPixRecebidosInput,
  run: listRows,
})

export const readPixRecebido = readCase({
  action: 'pixRecebido.ler',
  input: pixRecebidoRef,
  async run(work, { id }) {
    const row = await read(work, id)
    if (!row) throw notFound(missing)
    return row
  },
})

/**
 * Says what a Pix was for, who gave it and in which account it lies, and books it; one with an entry of its own is booked
 * anew. One of a receivable's charge can be its payment.
 */
export const identificarPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  asks: [dizimoParecido, doacaoParecida, ...perguntasDoLancamento],
  record: 'pix_recebido',
  input: identificarPixInput,
  async run(work, input) {
    await lockPix(work)
    const pix = await recordToChange(work, PixRecebido, input.id, { versao: input.versao, missing })
    const row = await read(work, pix.id)
    if (!row) throw notFound(missing)
    refuseDecided(row)
    const linha = await movimentoOfPix(work, row.endToEndId)
    await refuseMatchedOtherwise(work, row, linha)
    const kept = remainingAmount(row.valor, row.valorDevolvido, '0.00')
    if (kept === '0.00') throw conflict('Este Pix foi devolvido por inteiro: não há o que lançar.')
    const { valor: whole, desde } = await toBook(work, row)
    const seen = {
      pix,
      row,
      linha,
      whole,
      kept,
      data: dayToBook(input.data, row.data, desde),
      em: input.idContaFinanceira,
    }
    const { finalidade } = input
    if (finalidade === 'conta') await receiveConta(work, seen)
    else await bookPurpose(work, seen, await targetOf(work, { ...input, finalidade }))
    return saved(work, pix, read)
  },
})

/**
 * What somebody typed is that of a Pix that waits because of it. Its entry goes to the account in which the Pix lies, so that
 * the line of the statement finds it there; nothing else of it changes, so that one of a closed month may be it, too. Who
 * reads received Pix knows who gives how much, so this says nothing new of it.
 * @param typedIn finds it among those that the Pix may be
 * @throws CONFLICT when it lies in another account, and may not leave that
 */
async function takeTyped(
  work: Writing & { ctx: Context },
  { id, versao }: { id: RecordRef; versao?: number | null | undefined },
  origem: 'dizimo' | 'doacao',
  typedIn: (idPix: number) => Promise<{ id: number } | undefined>,
) {
  await lockPix(work)
  const pix = await recordToChange(work, PixRecebido, id, { versao, missing })
  work.ctx.authorise(`${origem}.escrever`)
  const linha = await movimentoOfPix(work, pix.endToEndId)
  const found = await typedIn(pix.id)
  const entrada = found && (await entradaOf(work, { origem, idOrigem: found.id }))
  const nome = origem === 'dizimo' ? 'aquele dízimo' : 'aquela doação'
  if (!entrada || linha?.situacao === 'conciliado' || !(await takeLancamento(work, pix.id, entrada.id)))
    throw conflict(`Este Pix já não pode ser ${nome}. Confira os dois.`)
  const conta = linha?.conta.id ?? (await contaDita(work))
  if (conta !== null && conta !== entrada.conta) {
    if (!(await isOpenMonth(work, entrada.data)))
      throw conflict(
        `O lançamento d${nome} está em outra conta que a do Pix, e o mês está fechado: reabra o mês, para que ele mude de conta, ou ignore o Pix.`,
      )
    await moveEntrada(work, entrada.id, conta)
  }
  await linkLine(work, pix.endToEndId, linha)
  const row = await read(work, pix.id)
  if (!row) throw notFound(missing)
  return row
}

export const tomarDizimoPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  asks: perguntasDoMovido,
  record: 'pix_recebido',
  input: tomarDizimoPixInput,
  run: (work, input) =>
    takeTyped(work, input, 'dizimo', (idPix) =>
      from(work, 'dizimo')
        .select('dizimo.id')
        .where(isRecord('dizimo', input.idDizimo))
        .where(sql<boolean>`${dizimoMayBePix(sql<number>`${idPix}`, work.idCliente)}`)
        .executeTakeFirst(),
    ),
})

export const tomarDoacaoPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  asks: perguntasDoMovido,
  record: 'pix_recebido',
  input: tomarDoacaoPixInput,
  run: (work, input) =>
    takeTyped(work, input, 'doacao', (idPix) =>
      from(work, 'doacao')
        .select('doacao.id')
        .where(isRecord('doacao', input.idDoacao))
        .where(sql<boolean>`${doacaoMayBePix(sql<number>`${idPix}`, work.idCliente)}`)
        .executeTakeFirst(),
    ),
})

/** Leaves a Pix out of the books, because it was entered by hand or is no income; or takes that back. */
export const ignorarPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  record: 'pix_recebido',
  input: ignorarPixInput,
  async run(work, { id, ignorar, versao }) {
    await lockPix(work)
    const pix = await recordToChange(work, PixRecebido, id, { versao, missing })
    if (pix.situacao === 'lancado') throw conflict('Este Pix já foi lançado.')
    work.em.assign(pix, { situacao: ignorar ? 'ignorado' : 'pendente' })
    await work.em.flush()
    const linha = ignorar ? undefined : await movimentoOfPix(work, pix.endToEndId)
    if (linha?.situacao === 'conciliado') await takeFromLine(work, pix.id, linha.idEntrada)
    return saved(work, pix, read)
  },
})

const noBanco = () => conflict('O Pix pelo banco da igreja está desligado.')

/** Asks the bank for new Pix soon. */
export const buscarPixRecebidos = useCase({
  action: 'pixRecebido.escrever',
  input: z.object({}),
  async run(work) {
    if (!(await readProvider(work))?.ativo) throw noBanco()
    const { services } = work.ctx
    if ((await services.jobs.waiting(work, findNewJob)) === 0)
      await services.jobs.send(work, findNewJob, work.ctx.author('pixRecebido.escrever'), {})
    return { message: 'O banco será consultado em instantes.' }
  },
})

const otherDevolucao = () =>
  new AppError(
    'STALE',
    'Houve outra devolução deste Pix desde que você o viu. Confira o que resta antes de devolver de novo.',
  )

/**
 * Gives back a Pix or a part of it, through the bank. The id of the refund follows from how many refunds the person has
 * seen, so that the same request sent twice, and two people who ask at once, give the money back once.
 * @throws STALE when there is another refund that the person has not seen
 */
export const devolverPixRecebido = useCase({
  action: 'pixRecebido.devolver',
  record: 'pix_recebido',
  input: devolverPixInput,
  async prepare(ctx: Context, input): Promise<ReadDevolucao[] | undefined> {
    await confirmAgain(ctx, input)
    const idCliente = ctx.ownTenant(null)
    // the bank pays at once, so whether the church may write is asked before it, too
    const action = 'pixRecebido.devolver'
    await transaction(ctx.services.sessions, idCliente, ctx.author(action), (work) => mayWrite(ctx, work, action))
    const work = { db: (await ctx.read()).db, idCliente }
    const row = await read(work, input.id)
    // `run` says so
    if (!row) return undefined
    const before = await from(work, 'pix_devolucao')
      .select(['codigo', 'valor', 'situacao', 'lancada'])
      .where('idPix', '=', row.id)
      .execute()
    await ctx.endReading()
    const { quantasDevolucoes, valor } = input
    const id = createHash('sha256').update(`${row.endToEndId} ${quantasDevolucoes}`).digest('hex').slice(0, 32)
    // the same request again: its answer was lost
    if (before.some((one) => one.codigo === id && one.valor === valor)) return []
    if (before.length !== quantasDevolucoes) throw otherDevolucao()
    if (before.some(({ situacao }) => situacao === 'EM_PROCESSAMENTO'))
      throw conflict('O banco ainda está fazendo a devolução anterior deste Pix. Aguarde o resultado.')
    // what went back in a closed month is not booked yet, but gone
    const most = before
      .filter(({ situacao, lancada }) => situacao === 'DEVOLVIDO' && !lancada)
      .reduce(
        (rest, one) => remainingAmount(rest, '0.00', one.valor),
        remainingAmount(row.valor, row.valorDevolvido, '0.00'),
      )
    if (exceeds(valor, most)) throw invalid({ valor: 'O valor é maior do que o que resta deste Pix.' })
    const banco = await bancoOfIgreja(ctx.services, idCliente)
    if (!banco) throw noBanco()
    const made = await banco.provedor.devolver(row.endToEndId, id, valor).catch((error: unknown) => {
      throw error instanceof ProviderFailed ? new AppError('UNAVAILABLE', error.message) : error
    })
    if (made.valor === valor) return [made]
    // the bank had it of somebody who asked at the same moment for another amount
    await transaction(ctx.services.sessions, idCliente, ctx.author(action), (work) =>
      registerDevolucoes(work, row.id, [made]),
    )
    throw otherDevolucao()
  },
  async run(work, { id }, devolucoes) {
    const row = await from(work, 'pix_recebido').select('id').where(isRecord('pix_recebido', id)).executeTakeFirst()
    if (!row || !devolucoes) throw notFound(missing)
    await registerDevolucoes(work, row.id, devolucoes)
    const after = await read(work, row.id)
    if (!after) throw notFound(missing)
    return after
  },
})
