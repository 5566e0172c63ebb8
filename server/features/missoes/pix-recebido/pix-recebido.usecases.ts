import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { AppError, conflict, invalid, notFound } from '../../../kernel/errors.js'
import { from, idOf, isRecord, recordToChange, saved } from '../../../kernel/tenant/records.js'
import { transaction, type Writing } from '../../../kernel/tenant/session.js'
import { mayWrite, readCase, useCase } from '../../../kernel/use-case.js'
import { confirmAgain } from '../../acesso/sessao/index.js'
import { retirarEntrada } from '../../financas/entrada/index.js'
import { perguntasDoLancamento } from '../../financas/lancamento/index.js'
import { movimentoDoPix, soltarPix, travarPix } from '../../financas/movimento-bancario/index.js'
import { type Alvo, codigoDe } from '../codigo-pix/index.js'
import { type DevolucaoLida, lerProvedor, ProvedorFalhou } from '../provedor-pix/index.js'
import { bancoDaIgreja } from './buscar-pix.js'
import { contaDosPix, entradaDe } from './conta-dos-pix.js'
import { aLancar, registrarDevolucoes, registroDo, relancarDevolucoes } from './devolver-pix.js'
import { lancar } from './lancar-pix.js'
import { ligarLinha, tomarDaLinha } from './linha-do-pix.js'
import { PixRecebido } from './pix-recebido.entity.js'
import {
  devolverPixInput,
  identificarPixInput,
  ignorarPixInput,
  listarPixRecebidosInput,
  pixRecebidoRef,
  tomarDizimoPixInput,
} from './pix-recebido.input.js'
import { buscarNovos } from './pix-recebido.job.js'
import { entradaDoPix, ler, listar, podeSerDoPix, substituidosDe } from './pix-recebido.queries.js'
import { acaoQueLanca, origemDoPix, passaDe, restante, temEntradaPropria } from './pix-recebido.rules.js'
import { receberConta } from './receber-conta.js'
import { tomarLancamento } from './tomar-lancamento.js'

const missing = 'Pix não encontrado.'

export const listarPixRecebidos = readCase({
  action: 'pixRecebido.ler',
  input: listarPixRecebidosInput,
  run: listar,
})

export const lerPixRecebido = readCase({
  action: 'pixRecebido.ler',
  input: pixRecebidoRef,
  async run(work, { id }) {
    const row = await ler(work, id)
    if (!row) throw notFound(missing)
    return row
  },
})

type Identificar = z.output<typeof identificarPixInput>

/** The purpose and the person that the treasurer chose. A campaign or an event that is over counts too. */
async function alvo(
  work: Writing,
  { finalidade, idUsuario, idCampanha, idEvento }: Identificar & { finalidade: Alvo['finalidade'] },
): Promise<Alvo> {
  const one = async (table: 'usuario' | 'campanha_missoes' | 'evento', ref: string | number | null | undefined) =>
    ref == null ? null : await idOf(work, table, ref)
  const found: Alvo = {
    finalidade,
    idUsuario: await one('usuario', idUsuario),
    idCampanha: await one('campanha_missoes', idCampanha),
    idEvento: await one('evento', idEvento),
  }
  const wrong = {
    ...(idUsuario != null && found.idUsuario === null && { idUsuario: 'Pessoa não encontrada.' }),
    ...((idCampanha != null || finalidade === 'campanha') &&
      found.idCampanha === null && { idCampanha: 'Escolha a campanha.' }),
    ...((idEvento != null || finalidade === 'evento') && found.idEvento === null && { idEvento: 'Escolha o evento.' }),
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
  return {
    ...found,
    idCampanha: finalidade === 'campanha' ? found.idCampanha : null,
    idEvento: finalidade === 'evento' ? found.idEvento : null,
  }
}

/**
 * Says what a Pix was for, who gave it and in which account it lies, and books it; one with an entry of its own is booked
 * anew. One of a receivable's charge can be its payment.
 */
export const identificarPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  asks: perguntasDoLancamento,
  record: 'pix_recebido',
  input: identificarPixInput,
  async run(work, input) {
    await travarPix(work)
    const pix = await recordToChange(work, PixRecebido, input.id, { versao: input.versao, missing })
    const row = await ler(work, pix.id)
    if (!row) throw notFound(missing)
    if (row.situacao === 'ignorado') throw conflict('Este Pix está ignorado: volte a considerá-lo antes.')
    if (row.situacao === 'lancado' && !temEntradaPropria(row))
      throw conflict(
        row.idBaixaReceber !== null
          ? 'Este Pix já recebeu uma conta. Para corrigir, desfaça o recebimento na conta.'
          : row.idDizimo === null
            ? 'Este Pix já é uma doação. Para corrigir, exclua a doação na campanha: o Pix volta a esperar aqui.'
            : 'Este Pix já é um dízimo. Para corrigir, altere o dízimo.',
      )
    const linha = await movimentoDoPix(work, row.endToEndId)
    const semLancamento = row.situacao === 'pendente'
    // a refund reversed the entry of the line, and what it left of that was deleted
    const propria = semLancamento ? await entradaDoPix(work, row.endToEndId) : null
    if (semLancamento && linha?.situacao === 'conciliado' && (propria === null || linha.idEntrada !== propria))
      throw conflict(
        'O movimento deste Pix no extrato já está conciliado com outro lançamento. Ignore o Pix, ou desfaça antes a conciliação.',
      )
    const kept = restante(row.valor, row.valorDevolvido, '0.00')
    if (kept === '0.00') throw conflict('Este Pix foi devolvido por inteiro: não há o que lançar.')
    const inteiro = await aLancar(work, row)
    const data = input.data ?? inteiro.desde
    if (data < row.data) throw invalid({ data: 'O lançamento não pode ser de antes do Pix.' })
    if (data < inteiro.desde) throw invalid({ data: 'O lançamento não pode ser de antes da devolução do Pix.' })
    const { finalidade, idContaFinanceira: em } = input
    if (finalidade === 'conta') {
      if (row.idContaReceber === null || row.situacao === 'lancado')
        throw invalid({
          finalidade: 'Escolha outra finalidade: só o Pix da cobrança de uma conta a receber é o recebimento dela.',
        })
      work.ctx.authorise('contaReceber.escrever')
      const recebido = { id: row.id, idConta: row.idContaReceber, data, em }
      if (await receberConta(work, { ...recebido, valor: inteiro.valor })) {
        await ligarLinha(work, row.endToEndId, linha)
        await relancarDevolucoes(work, row.id, 'semLancamento')
      }
      // the receivable may owe no more than what the church kept
      else if (kept === inteiro.valor || !(await receberConta(work, { ...recebido, valor: kept })))
        throw conflict('A conta já não deve este valor: diga para que o Pix foi.')
      return saved(work, pix, ler)
    }
    const codigo = await alvo(work, { ...input, finalidade })
    work.ctx.authorise(acaoQueLanca(codigo))
    const { id: idCodigo } = await codigoDe(work, codigo)
    // only the entry is of an open month: the person gave when the Pix came, or on the day of the gift that was deleted
    const dado = (await registroDo(work, row))?.dia ?? row.data
    if (semLancamento) {
      // the whole amount and then what went back of it, as the bank's statement has them
      const conta = em ?? (await contaDosPix(work))
      const made = await lancar(work, { id: row.id, valor: inteiro.valor, data, dado, conta }, codigo)
      const substituidos = await substituidosDe(work, row)
      work.em.assign(pix, { situacao: 'lancado', motivo: null, idCodigo, substituidos, ...made })
      await work.em.flush()
      await ligarLinha(work, row.endToEndId, linha)
      await relancarDevolucoes(work, row.id, 'semLancamento')
      return saved(work, pix, ler)
    }
    const antes = await entradaDe(work, origemDoPix(row))
    // its own match is no obstacle, if the line takes the new entry
    const solta = linha && linha.idEntrada === antes?.id ? await soltarPix(work, linha) : undefined
    await retirarEntrada(work, origemDoPix(row))
    const conta = em ?? (await contaDosPix(work, antes?.conta))
    const made = await lancar(work, { id: row.id, valor: kept, data, dado, conta }, codigo)
    work.em.assign(pix, { situacao: 'lancado', motivo: null, idCodigo, ...made })
    await work.em.flush()
    if (!(await ligarLinha(work, row.endToEndId, solta ?? linha)) && solta)
      throw conflict('Este Pix está conciliado com o extrato de outra conta financeira: desfaça antes a conciliação.')
    return saved(work, pix, ler)
  },
})

/**
 * The tithe that somebody typed is that of a Pix that waits because of it. Its entry stays as it is, also in a closed
 * month. Who reads received Pix knows who gives how much, so this says nothing new of the tithe.
 */
export const tomarDizimoPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  record: 'pix_recebido',
  input: tomarDizimoPixInput,
  async run(work, { id, idDizimo, versao }) {
    await travarPix(work)
    const pix = await recordToChange(work, PixRecebido, id, { versao, missing })
    work.ctx.authorise('dizimo.escrever')
    const linha = await movimentoDoPix(work, pix.endToEndId)
    const dizimo = await from(work, 'dizimo')
      .select('dizimo.id')
      .where(isRecord('dizimo', idDizimo))
      .where(sql<boolean>`${podeSerDoPix(sql<number>`${pix.id}`, work.idCliente)}`)
      .executeTakeFirst()
    const entrada = dizimo && (await entradaDe(work, { origem: 'dizimo', idOrigem: dizimo.id }))
    if (!entrada || linha?.situacao === 'conciliado' || !(await tomarLancamento(work, pix.id, entrada.id)))
      throw conflict('Este Pix já não pode ser aquele dízimo. Confira os dois.')
    await ligarLinha(work, pix.endToEndId, linha)
    const row = await ler(work, pix.id)
    if (!row) throw notFound(missing)
    return row
  },
})

/** Leaves a Pix out of the books, because it was entered by hand or is no income; or takes that back. */
export const ignorarPixRecebido = useCase({
  action: 'pixRecebido.escrever',
  record: 'pix_recebido',
  input: ignorarPixInput,
  async run(work, { id, ignorar, versao }) {
    await travarPix(work)
    const pix = await recordToChange(work, PixRecebido, id, { versao, missing })
    if (pix.situacao === 'lancado') throw conflict('Este Pix já foi lançado.')
    work.em.assign(pix, { situacao: ignorar ? 'ignorado' : 'pendente' })
    await work.em.flush()
    const linha = ignorar ? undefined : await movimentoDoPix(work, pix.endToEndId)
    if (linha?.situacao === 'conciliado') await tomarDaLinha(work, pix.id, linha.idEntrada)
    return saved(work, pix, ler)
  },
})

const semBanco = () => conflict('O Pix pelo banco da igreja está desligado.')

/** Asks the bank for new Pix soon. */
export const buscarPixRecebidos = useCase({
  action: 'pixRecebido.escrever',
  input: z.object({}),
  async run(work) {
    if (!(await lerProvedor(work))?.ativo) throw semBanco()
    const { services } = work.ctx
    if ((await services.jobs.waiting(work, buscarNovos)) === 0)
      await services.jobs.send(work, buscarNovos, work.ctx.author('pixRecebido.escrever'), {})
    return { message: 'O banco será consultado em instantes.' }
  },
})

const outraDevolucao = () =>
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
  async prepare(ctx: Context, input): Promise<DevolucaoLida[] | undefined> {
    await confirmAgain(ctx, input)
    const idCliente = ctx.ownTenant(null)
    // the bank pays at once, so whether the church may write is asked before it, too
    const action = 'pixRecebido.devolver'
    await transaction(ctx.services.sessions, idCliente, ctx.author(action), (work) => mayWrite(ctx, work, action))
    const work = { db: (await ctx.read()).db, idCliente }
    const row = await ler(work, input.id)
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
    if (before.length !== quantasDevolucoes) throw outraDevolucao()
    if (before.some(({ situacao }) => situacao === 'EM_PROCESSAMENTO'))
      throw conflict('O banco ainda está fazendo a devolução anterior deste Pix. Aguarde o resultado.')
    // what went back in a closed month is not booked yet, but gone
    const most = before
      .filter(({ situacao, lancada }) => situacao === 'DEVOLVIDO' && !lancada)
      .reduce((rest, one) => restante(rest, '0.00', one.valor), restante(row.valor, row.valorDevolvido, '0.00'))
    if (passaDe(valor, most)) throw invalid({ valor: 'O valor é maior do que o que resta deste Pix.' })
    const banco = await bancoDaIgreja(ctx.services, idCliente)
    if (!banco) throw semBanco()
    const made = await banco.provedor.devolver(row.endToEndId, id, valor).catch((error: unknown) => {
      throw error instanceof ProvedorFalhou ? new AppError('UNAVAILABLE', error.message) : error
    })
    if (made.valor === valor) return [made]
    // the bank had it of somebody who asked at the same moment for another amount
    await transaction(ctx.services.sessions, idCliente, ctx.author(action), (work) =>
      registrarDevolucoes(work, row.id, [made]),
    )
    throw outraDevolucao()
  },
  async run(work, { id }, devolucoes) {
    const row = await from(work, 'pix_recebido').select('id').where(isRecord('pix_recebido', id)).executeTakeFirst()
    if (!row || !devolucoes) throw notFound(missing)
    await registrarDevolucoes(work, row.id, devolucoes)
    const after = await ler(work, row.id)
    if (!after) throw notFound(missing)
    return after
  },
})
