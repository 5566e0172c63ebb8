import { formatInstant } from '../../../../schema/rules/dates.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { notify } from '../../acesso/aviso/index.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { peopleInCharge } from '../../acesso/sessao/index.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'

type Work = Writing & { ctx: Context }

export const pedidoNovo: NoticeKind = {
  name: 'pedidoReserva.novo',
  title: 'Pedido de sala',
  description: 'Quando alguém pede uma sala, ou desiste de uma que já tinha.',
  action: 'pedidoReserva.decidir',
  email: true,
}

export const pedidoResposta: NoticeKind = {
  name: 'pedidoReserva.resposta',
  title: 'Resposta a um pedido de sala',
  description: 'Quando um pedido seu é aprovado ou recusado, ou a sua reserva muda.',
  action: 'pedidoReserva.pedir',
  email: true,
}

type Facts = Pick<
  PedidoReservaRow,
  'nomeRecurso' | 'dataInicio' | 'finalidade' | 'nomeSolicitante' | 'idSolicitante' | 'resposta' | 'pessoas'
>

const originOf = ({ ctx }: Work) => ({ services: ctx.services, author: ctx.author('pedidoReserva.avisar') })

const what = async (work: Work, { nomeRecurso, dataInicio }: Facts) =>
  `${nomeRecurso}, ${formatInstant(dataInicio, await readFuso(work))}`

/** Tells those who look after the rooms of a new request; others who may decide see on the home page how many wait. Who asks and may decide oneself needs no notice. */
export async function notifyPedido(work: Work, pedido: Facts): Promise<void> {
  const people = await peopleInCharge(work, 'pedidoReserva.decidir')
  const sala = await what(work, pedido)
  const carta = {
    assunto: `Pedido de sala: ${sala}`,
    linhas: [
      `${pedido.nomeSolicitante} pede uma sala e espera a sua resposta: ${sala}.`,
      `Para quê: ${pedido.finalidade}${pedido.pessoas ? `\nPessoas: ${pedido.pessoas}` : ''}`,
    ],
  }
  await notify(
    work,
    originOf(work),
    pedidoNovo,
    people
      .filter((id) => id !== pedido.idSolicitante)
      .map((idUsuario) => ({
        idUsuario,
        titulo: 'Um pedido de sala espera resposta',
        texto: 'Toque para ver, aprovar ou recusar.',
        caminho: '/dashboard/pedidos-reserva?situacao=pendente',
        carta,
      })),
  )
}

/** Tells who approved a request that its person needs the room no longer. */
export async function notifyWithdrawal(work: Work, pedido: Facts, idDecisor: number | null): Promise<void> {
  if (idDecisor === null || idDecisor === pedido.idSolicitante) return
  const sala = await what(work, pedido)
  await notify(work, originOf(work), pedidoNovo, [
    {
      idUsuario: idDecisor,
      titulo: 'Uma sala ficou livre',
      texto: 'Quem a pediu não precisa mais dela. Toque para ver.',
      caminho: '/dashboard/pedidos-reserva',
      carta: {
        assunto: `Ficou livre: ${sala}`,
        linhas: [`${pedido.nomeSolicitante} não precisa mais da sala que você aprovou: ${sala}.`],
      },
    },
  ])
}

/** What happened to a request. */
export type Noticia = 'aprovado' | 'outro' | 'recusado' | 'cancelado' | 'mudou' | 'voltou'

const titulos: Record<Noticia, string> = {
  aprovado: 'O seu pedido de sala foi aprovado',
  outro: 'O seu pedido de sala foi aprovado com uma mudança',
  recusado: 'O seu pedido de sala foi recusado',
  cancelado: 'A sua reserva de sala foi cancelada',
  mudou: 'A sua reserva de sala mudou',
  voltou: 'A sua reserva de sala vale de novo',
}

const frases: Record<Noticia, string> = {
  aprovado: 'A reserva está feita',
  outro: 'A reserva está feita, mas não bem como você pediu. Confira a sala e o horário',
  recusado: 'O seu pedido não pôde ser atendido',
  cancelado: 'Você não tem mais esta reserva',
  mudou: 'A sala ou o horário mudou. Agora é',
  voltou: 'A reserva que tinha sido cancelada vale de novo',
}

/** Tells the person who asked. A lock screen shows neither the room nor the reason. */
export async function notifyAnswer(work: Work, pedido: Facts, noticia: Noticia): Promise<void> {
  if (work.ctx.viewer?.id === pedido.idSolicitante) return
  const sala = await what(work, pedido)
  await notify(work, originOf(work), pedidoResposta, [
    {
      idUsuario: pedido.idSolicitante,
      titulo: titulos[noticia],
      texto: 'Toque para ver a sala e o horário.',
      caminho: '/dashboard/meus-pedidos',
      carta: {
        assunto: `${titulos[noticia]}: ${sala}`,
        linhas: [`${frases[noticia]}: ${sala}.`, ...(pedido.resposta ? [`Motivo: ${pedido.resposta}`] : [])],
      },
    },
  ])
}
