import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listEntradas } from '../entrada/index.js'
import { createdBy } from '../lancamento/index.js'
import { ReciboType, recibosIn } from '../recibo/index.js'
import { Dizimo, DizimoPage, DizimosArgs } from './dizimo.type.js'
import { listDizimos } from './dizimo.usecases.js'

export const dizimoEdges = [
  edgeOf(Usuario, 'dizimos', {
    list: listDizimos,
    page: DizimoPage,
    args: DizimosArgs,
    column: 'dizimo.idMembro',
    description: 'Os dízimos da pessoa; os de outras pessoas só para quem lê os de todos.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  linkOf(Dizimo, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    column: createdBy('entrada', 'dizimo'),
    description: 'A entrada do dízimo.',
  }),
  edgeOf(Dizimo, 'recibos', {
    ...recibosIn,
    column: 'recibo.idDizimo',
    description: 'Os recibos do dízimo: um que vale, e os cancelados.',
  }),
  linkOf(ReciboType, 'dizimo', {
    list: listDizimos,
    to: Dizimo,
    column: 'dizimo.id',
    idIn: 'idDizimo',
    description: 'O dízimo; nulo na lixeira, e no recibo de uma doação.',
  }),
]
