import type { z } from 'zod'
import {
  atualizarPedidoInput,
  listarMeusPedidosInput,
  pedidoReservaInput,
  pedidoReservaRef,
} from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { conflict, forbidden, invalid, notFound, stale } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { periodIn, room } from '../reserva/index.js'
import { notifyPedido, notifyWithdrawal } from './avisos.js'
import { undoReserva } from './desfazer-reserva.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import { countWaiting, listRowsOf, read } from './pedido-reserva.queries.js'
import { cancelRefusal, decisionRefusal, maxPedidos } from './pedido-reserva.rules.js'
import { missing } from './pedido-reserva.usecases.js'

type Work = Writing & { ctx: Context }

export const listOwnPedidosReserva = readCase({
  action: 'pedidoReserva.pedir',
  input: listarMeusPedidosInput,
  run: (work, input) => listRowsOf(work, work.ctx.viewer?.id ?? 0, input),
})

export const readOwnPedidoReserva = readCase({
  action: 'pedidoReserva.pedir',
  input: pedidoReservaRef,
  run: (work, { id }) => own(work, id),
})

/** Asks for a resource. What is taken already is refused here, with the reservations that take it. */
export const pedirReserva = useCase({
  action: 'pedidoReserva.pedir',
  input: pedidoReservaInput,
  async run(work, input) {
    const idSolicitante = me(work)
    // this locks the resource
    const data = await wanted(work, input)
    if ((await countWaiting(work, idSolicitante)) >= maxPedidos)
      throw conflict(`Você já tem ${maxPedidos} pedidos à espera de resposta. Cancele um deles, ou aguarde.`)
    const pedido = work.em.create(PedidoReserva, { idCliente: work.idCliente, idSolicitante, ...data })
    const row = await saved(work, pedido, read)
    await notifyPedido(work, row)
    return row
  },
})

/** Changes an own request that still waits. Nobody is told again: who decides sees the change, or that it was too late. */
export const atualizarPedidoReserva = useCase({
  action: 'pedidoReserva.pedir',
  record: 'pedido_reserva',
  input: atualizarPedidoInput,
  async run(work, { id, versao, ...input }) {
    const pedido = await recordToChange(work, PedidoReserva, (await own(work, id)).id, { missing })
    const refusal = decisionRefusal(pedido)
    if (refusal) throw conflict(`${refusal} Faça um pedido novo.`)
    if (versao && versao !== pedido.versao) throw stale()
    work.em.assign(pedido, await wanted(work, input, pedido), { ignoreUndefined: true })
    return saved(work, pedido, read)
  },
})

/** Withdraws an own request. An approved one frees the room. Doing it again changes nothing. */
export const desistirDoPedidoReserva = useCase({
  action: 'pedidoReserva.pedir',
  record: 'pedido_reserva',
  input: pedidoReservaRef,
  async run(work, { id }) {
    const known = await own(work, id)
    const refusal = cancelRefusal(known)
    if (refusal) throw conflict(refusal)
    const pedido = await undoReserva(work, known)
    const approved = pedido.situacao === 'aprovado'
    if (approved && known.situacao !== 'aprovado') throw conflict('Este pedido acaba de ser aprovado. Tente de novo.')
    if (pedido.situacao === 'recusado') throw conflict(decisionRefusal(pedido) ?? missing)
    pedido.situacao = 'cancelado'
    const row = await saved(work, pedido, read)
    if (approved) await notifyWithdrawal(work, row, row.decididoPor)
    return row
  },
})

/** The current user, who asks in the own church only. */
function me({ ctx, idCliente }: Pick<Work, 'ctx' | 'idCliente'>): number {
  const id = ctx.idWithin(idCliente)
  if (id === null) throw forbidden('Só quem é da igreja pede as salas dela.')
  return id
}

/** A request of the current user. */
async function own(work: Pick<Reading, 'db' | 'idCliente'> & { ctx: Context }, id: RecordRef) {
  const row = await read(work, id)
  if (!row || row.idSolicitante !== work.ctx.idWithin(row.idCliente)) throw notFound(missing)
  return row
}

/** The columns of a request, with its resource locked, if what it asks for is still free. */
async function wanted(work: Work, input: z.output<typeof pedidoReservaInput>, stored?: { quantidade: number }) {
  const { idRecurso, dataInicio, dataFim, finalidade, pessoas, observacao } = input
  const { inicio, fim } = periodIn(await readFuso(work), { dataInicio, dataFim })
  if (inicio <= new Date()) throw invalid({ dataInicio: 'Peça um horário que ainda não passou.' })
  const quantidade = input.quantidade ?? stored?.quantidade ?? 1
  return {
    idRecurso: await room(work, { idRecurso, quantidade, inicio, fim }),
    quantidade,
    dataInicio: inicio,
    dataFim: fim,
    finalidade,
    pessoas,
    observacao,
  }
}
