import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listarEntradas } from '../entrada/index.js'
import { criadoPor } from '../lancamento/index.js'
import { ReciboType, recibosEm } from '../recibo/index.js'
import { Dizimo, DizimoPage, DizimosArgs } from './dizimo.type.js'
import { listarDizimos } from './dizimo.usecases.js'

export const dizimoEdges = [
  edgeOf(Usuario, 'dizimos', {
    list: listarDizimos,
    page: DizimoPage,
    args: DizimosArgs,
    column: 'dizimo.idMembro',
    description: 'Os dízimos da pessoa; os de outras pessoas só para quem lê os de todos.',
    asked: (info) => ({ comSoma: selects(info, 'soma') }),
  }),
  linkOf(Dizimo, 'lancamento', {
    list: listarEntradas,
    to: EntradaType,
    column: criadoPor('entrada', 'dizimo'),
    description: 'A entrada do dízimo.',
  }),
  edgeOf(Dizimo, 'recibos', {
    ...recibosEm,
    column: 'recibo.idDizimo',
    description: 'Os recibos do dízimo: um que vale, e os cancelados.',
  }),
  linkOf(ReciboType, 'dizimo', {
    list: listarDizimos,
    to: Dizimo,
    column: 'dizimo.id',
    idIn: 'idDizimo',
    description: 'O dízimo; nulo na lixeira, e no recibo de uma doação.',
  }),
]
