import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listEntradas } from '../entrada/index.js'
import { Recibo, ReciboPage, RecibosArgs } from './recibo.type.js'
import { listRecibos } from './recibo.usecases.js'

export const recibosIn = { list: listRecibos, page: ReciboPage, args: RecibosArgs }

export const reciboEdges = [
  edgeOf(Usuario, 'recibos', {
    ...recibosIn,
    column: 'recibo.idMembro',
    description: 'Os recibos do que a pessoa deu; os de outras pessoas só para quem lê os de todos.',
  }),
  edgeOf(EntradaType, 'recibos', {
    ...recibosIn,
    column: 'recibo.idEntrada',
    description: 'Os recibos da entrada de uma doação: um que vale, e os cancelados.',
  }),
  linkOf(Recibo, 'entrada', {
    list: listEntradas,
    to: EntradaType,
    column: 'entrada.id',
    idIn: 'idEntrada',
    description: 'A entrada da doação; nula na lixeira, e no recibo de um dízimo.',
  }),
]
