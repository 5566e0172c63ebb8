import type { z } from 'zod'
import {
  aprovarPedidoInput,
  cancelarPedidoInput,
  listarPedidosInput,
  pedidoReservaRef,
  recusarPedidoInput,
} from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { toInstant } from '../../../../schema/rules/dates.js'
import { conflict, notFound, stale } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { periodIn, room } from '../reserva/index.js'
import { Reserva } from '../reserva/reserva.entity.js'
import { notifyAnswer } from './avisos.js'
import { undoReserva } from './desfazer-reserva.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import { listRows, read } from './pedido-reserva.queries.js'
import { decisionRefusal, withdrawalRefusal } from './pedido-reserva.rules.js'

type Work = Writing & { ctx: Context }

export const missing = 'Pedido não encontrado.'

/** The requests of everybody, for those who decide. */
export const listPedidosReserva = readCase({
  action: 'pedidoReserva.ler',
  input: listarPedidosInput,
  run: (work, input) => listRows(work, input),
})

export const readPedidoReserva = readCase({
  action: 'pedidoReserva.ler',
  input: pedidoReservaRef,
  async run(work, { id }) {
    const row = await read(work, id)
    if (!row) throw notFound(missing)
    return row
  },
})

/**
 * Approves a request, as it is or with another resource or time. Its reservation is made in the same transaction, if the
 * units are still free.
 */
export const aprovarPedidoReserva = useCase({
  action: 'pedidoReserva.decidir',
  record: 'pedido_reserva',
  input: aprovarPedidoInput,
  async run(work, { id, versao, ...other }) {
    const pedido = await waiting(work, id, versao)
    const { idSolicitante, quantidade, finalidade } = pedido
    if ((await idPessoa(work, idSolicitante)) === null)
      throw conflict('Quem fez este pedido não está mais no cadastro da igreja.')
    const { inicio, fim } = await periodOf(work, pedido, other)
    if (fim <= new Date()) throw conflict('O horário deste pedido já passou.')
    const idRecurso = await room(work, { idRecurso: other.idRecurso ?? pedido.idRecurso, quantidade, inicio, fim })
    const asAsked = idRecurso === pedido.idRecurso && +inicio === +pedido.dataInicio && +fim === +pedido.dataFim
    const place = { idRecurso, quantidade, dataInicio: inicio, dataFim: fim }
    const reserva = work.em.create(Reserva, {
      idCliente: work.idCliente,
      ...place,
      finalidade,
      idResponsavel: idSolicitante,
    })
    await work.em.flush()
    work.em.assign(pedido, { ...place, situacao: 'aprovado', idReserva: reserva.id, ...decided(work) })
    const row = await saved(work, pedido, read)
    await notifyAnswer(work, row, asAsked ? 'aprovado' : 'outro')
    return row
  },
})

export const recusarPedidoReserva = useCase({
  action: 'pedidoReserva.decidir',
  record: 'pedido_reserva',
  input: recusarPedidoInput,
  async run(work, { id, versao, resposta }) {
    const pedido = await waiting(work, id, versao)
    work.em.assign(pedido, { situacao: 'recusado', resposta, ...decided(work) })
    const row = await saved(work, pedido, read)
    await notifyAnswer(work, row, 'recusado')
    return row
  },
})

/** Takes an approved room away again: its reservation goes to the recycle bin, and the person is told why. */
export const cancelarPedidoReserva = useCase({
  action: 'pedidoReserva.decidir',
  record: 'pedido_reserva',
  input: cancelarPedidoInput,
  async run(work, { id, resposta }) {
    const known = await read(work, id)
    if (!known) throw notFound(missing)
    const pedido = await undoReserva(work, known)
    const refusal = withdrawalRefusal(pedido)
    if (refusal) throw conflict(refusal)
    work.em.assign(pedido, { situacao: 'cancelado', resposta, ...decided(work) })
    const row = await saved(work, pedido, read)
    await notifyAnswer(work, row, 'cancelado')
    return row
  },
})

/**
 * A request that still waits, locked. Of two people who decide at the same time, the second is told what the first has
 * decided.
 */
async function waiting(work: Work, id: RecordRef, versao: number | null | undefined) {
  const pedido = await recordToChange(work, PedidoReserva, id, { missing })
  const refusal = decisionRefusal(pedido)
  if (refusal) throw conflict(refusal)
  // the person has changed the request since it was read
  if (versao && versao !== pedido.versao) throw stale()
  return pedido
}

async function periodOf(
  work: Work,
  pedido: { dataInicio: Date; dataFim: Date },
  { dataInicio, dataFim }: Pick<z.output<typeof aprovarPedidoInput>, 'dataInicio' | 'dataFim'>,
) {
  if (!dataInicio && !dataFim) return { inicio: pedido.dataInicio, fim: pedido.dataFim }
  return periodIn(await readFuso(work), {
    dataInicio: dataInicio ?? toInstant(pedido.dataInicio),
    dataFim: dataFim ?? toInstant(pedido.dataFim),
  })
}

/** The person who decides, if that is one of the church's people. */
export const decided = ({ ctx, idCliente }: Work) => ({
  decididoPor: ctx.idWithin(idCliente),
  decididoEm: new Date(),
})
