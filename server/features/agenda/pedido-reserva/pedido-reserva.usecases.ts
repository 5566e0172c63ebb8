import type { Context } from '../../../kernel/context.js'
import { formatInstant } from '../../../kernel/dates.js'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/errors.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import { recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { avisar } from '../../acesso/aviso/index.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { nomeDoRecurso, periodIn, reservar, room } from '../reserva/index.js'
import { PedidoReserva } from './pedido-reserva.entity.js'
import {
  aprovarPedidoInput,
  listarPedidosInput,
  pedidoReservaInput,
  pedidoReservaRef,
  recusarPedidoInput,
} from './pedido-reserva.input.js'
import { ler, listar, quantosEsperam } from './pedido-reserva.queries.js'
import { maximoDePedidos, recusaDecisao } from './pedido-reserva.rules.js'

const missing = 'Pedido não encontrado.'

export const pedidoDecidido: NoticeKind = {
  name: 'pedidoReserva.decidido',
  title: 'Resposta ao pedido de uma sala ou de um recurso',
  description: 'Quando alguém aprova ou recusa o que você pediu.',
  action: 'pedidoReserva.pedir',
  email: true,
}

/** The current user, who asks and withdraws in the own church only. */
function me({ ctx, idCliente }: Pick<Writing, 'idCliente'> & { ctx: Context }): number {
  if (ctx.viewer?.idCliente !== idCliente) throw forbidden('Só quem é da igreja pede as salas dela.')
  return ctx.viewer.id
}

/** All requests of the church, for those who decide. */
export const listarPedidosReserva = readCase({
  action: 'pedidoReserva.ler',
  input: listarPedidosInput,
  run: (work, input) => listar(work, input, null),
})

export const listarMeusPedidosReserva = readCase({
  action: 'pedidoReserva.pedir',
  input: listarPedidosInput,
  run: (work, input) => listar(work, input, work.ctx.viewer?.id ?? 0),
})

/** Asks for a resource. What is taken already is refused here, with the reservations that take it. */
export const pedirReserva = useCase({
  action: 'pedidoReserva.pedir',
  input: pedidoReservaInput,
  async run(work, { idRecurso, quantidade, motivo, ...times }) {
    const idSolicitante = me(work)
    const { inicio, fim } = periodIn(await fusoHorario(work), times)
    if (fim <= new Date()) throw invalid({ dataFim: 'Peça um horário que ainda não passou.' })
    const wanted = { idRecurso, quantidade: quantidade ?? 1, inicio, fim }
    // locks the resource: two requests of one person wait for each other too
    const recurso = await room(work, wanted)
    if ((await quantosEsperam(work, idSolicitante)) >= maximoDePedidos)
      throw conflict(`Você já tem ${maximoDePedidos} pedidos à espera. Retire um deles, ou aguarde a resposta.`)
    const pedido = work.em.create(PedidoReserva, {
      idCliente: work.idCliente,
      idRecurso: recurso,
      quantidade: wanted.quantidade,
      dataInicio: inicio,
      dataFim: fim,
      motivo,
      idSolicitante,
    })
    return saved(work, pedido, ler)
  },
})

/** Takes an own request back. Doing it again changes nothing. */
export const retirarPedidoReserva = useCase({
  action: 'pedidoReserva.pedir',
  record: 'pedido_reserva',
  input: pedidoReservaRef,
  async run(work, { id }) {
    const pedido = await recordToChange(work, PedidoReserva, id, { missing })
    if (pedido.idSolicitante !== me(work)) throw notFound(missing)
    if (pedido.status !== 'retirado') {
      const refusal = recusaDecisao(pedido)
      if (refusal) throw conflict(refusal)
      pedido.status = 'retirado'
    }
    return saved(work, pedido, ler)
  },
})

/** Approves a request: its reservation is made in the same transaction, if the units are still free. */
export const aprovarPedidoReserva = useCase({
  action: 'pedidoReserva.decidir',
  record: 'pedido_reserva',
  input: aprovarPedidoInput,
  async run(work, { id, versao }) {
    const pedido = await waiting(work, id, versao)
    const { idRecurso, quantidade, dataInicio: inicio, dataFim: fim, motivo, idSolicitante } = pedido
    const idReserva = await reservar(work, { idRecurso, quantidade, inicio, fim }, { finalidade: motivo, idResponsavel: idSolicitante })
    work.em.assign(pedido, { status: 'aprovado', idReserva, ...decided(work) })
    await tell(work, pedido)
    return saved(work, pedido, ler)
  },
})

export const recusarPedidoReserva = useCase({
  action: 'pedidoReserva.decidir',
  record: 'pedido_reserva',
  input: recusarPedidoInput,
  async run(work, { id, versao, resposta }) {
    const pedido = await waiting(work, id, versao)
    work.em.assign(pedido, { status: 'recusado', resposta, ...decided(work) })
    await tell(work, pedido)
    return saved(work, pedido, ler)
  },
})

async function waiting(work: Writing, id: Parameters<typeof ler>[1], versao: number | null | undefined) {
  const pedido = await recordToChange(work, PedidoReserva, id, { missing })
  const refusal = recusaDecisao(pedido)
  if (refusal) throw conflict(refusal)
  if (pedido.dataFim <= new Date()) throw conflict('O horário deste pedido já passou.')
  // a withdrawal is said before a change of the version
  return recordToChange(work, PedidoReserva, id, { versao, missing })
}

const decided = ({ ctx }: { ctx: Context }) => ({ decididoPor: ctx.viewer?.id ?? null, decididoEm: new Date() })

interface Decided {
  idSolicitante: number
  idRecurso: number
  status: string
  dataInicio: Date
  resposta?: string | null | undefined
}

/** Tells the person who asked. A lock screen shows neither the room nor the reason. */
async function tell(work: Writing & { ctx: Context }, pedido: Decided): Promise<void> {
  const approved = pedido.status === 'aprovado'
  const nome = await nomeDoRecurso(work, pedido.idRecurso)
  const quando = formatInstant(pedido.dataInicio, await fusoHorario(work))
  await avisar(
    work,
    { services: work.ctx.services, author: work.ctx.author('pedidoReserva.avisar') },
    pedidoDecidido,
    [
      {
        idUsuario: pedido.idSolicitante,
        titulo: approved ? 'O seu pedido foi aprovado' : 'O seu pedido foi recusado',
        texto: 'Toque para ver a resposta ao seu pedido.',
        caminho: '/dashboard/meus-pedidos',
        carta: {
          assunto: `${approved ? 'Aprovado' : 'Recusado'}: ${nome}, ${quando}`,
          linhas: approved
            ? [`O seu pedido foi aprovado, e a reserva está feita: ${nome}, ${quando}.`]
            : [`O seu pedido não foi aprovado: ${nome}, ${quando}.`, `Motivo: ${pedido.resposta}`],
        },
      },
    ],
  )
}
