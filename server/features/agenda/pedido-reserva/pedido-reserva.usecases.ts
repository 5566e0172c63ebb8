import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { toInstant } from '../../../kernel/dates.js'
import { conflict, notFound, stale } from '../../../kernel/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { periodIn, room } from '../reserva/index.js'
import { Reserva } from '../reserva/reserva.entity.js'
import { avisarResposta } from './avisos.js'
import { desfazerReserva } from './desfazer-reserva.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import {
  aprovarPedidoInput,
  cancelarPedidoInput,
  listarPedidosInput,
  pedidoReservaRef,
  recusarPedidoInput,
} from './pedido-reserva.input.js'
import { ler, listar } from './pedido-reserva.queries.js'
import { recusaDecisao, recusaRetirar } from './pedido-reserva.rules.js'

type Work = Writing & { ctx: Context }

export const missing = 'Pedido não encontrado.'

/** The requests of everybody, for those who decide. */
export const listarPedidosReserva = readCase({
  action: 'pedidoReserva.ler',
  input: listarPedidosInput,
  run: (work, input) => listar(work, input),
})

export const lerPedidoReserva = readCase({
  action: 'pedidoReserva.ler',
  input: pedidoReservaRef,
  async run(work, { id }) {
    const row = await ler(work, id)
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
    const row = await saved(work, pedido, ler)
    await avisarResposta(work, row, asAsked ? 'aprovado' : 'outro')
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
    const row = await saved(work, pedido, ler)
    await avisarResposta(work, row, 'recusado')
    return row
  },
})

/** Takes an approved room away again: its reservation goes to the recycle bin, and the person is told why. */
export const cancelarPedidoReserva = useCase({
  action: 'pedidoReserva.decidir',
  record: 'pedido_reserva',
  input: cancelarPedidoInput,
  async run(work, { id, resposta }) {
    const known = await ler(work, id)
    if (!known) throw notFound(missing)
    const pedido = await desfazerReserva(work, known)
    const refusal = recusaRetirar(pedido)
    if (refusal) throw conflict(refusal)
    work.em.assign(pedido, { situacao: 'cancelado', resposta, ...decided(work) })
    const row = await saved(work, pedido, ler)
    await avisarResposta(work, row, 'cancelado')
    return row
  },
})

/**
 * A request that still waits, locked. Of two people who decide at the same time, the second is told what the first has
 * decided.
 */
async function waiting(work: Work, id: RecordRef, versao: number | null | undefined) {
  const pedido = await recordToChange(work, PedidoReserva, id, { missing })
  const refusal = recusaDecisao(pedido)
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
  return periodIn(await fusoHorario(work), {
    dataInicio: dataInicio ?? toInstant(pedido.dataInicio),
    dataFim: dataFim ?? toInstant(pedido.dataFim),
  })
}

/** The person who decides; nobody of the church when the platform does. */
export const decided = ({ ctx, idCliente }: Work) => ({
  decididoPor: ctx.viewer?.idCliente === idCliente ? ctx.viewer.id : null,
  decididoEm: new Date(),
})
