import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listEntradas } from '../../financas/entrada/index.js'
import { createdBy } from '../../financas/lancamento/index.js'
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.type.js'
import { readsDonor } from './doacao.rules.js'
import { Doacao, DoacaoPage, DoacoesArgs } from './doacao.type.js'
import { listDoacoes } from './doacao.usecases.js'

const list = { list: listDoacoes, page: DoacaoPage, args: DoacoesArgs }

export const doacaoEdges = [
  edgeOf(CampanhaMissoes, 'doacoes', {
    ...list,
    column: 'doacao.idCampanha',
    description: 'As doações à campanha.',
  }),
  edgeOf(Usuario, 'doacoes', {
    ...list,
    column: 'doacao.idMembro',
    description: 'As doações da pessoa; vazia para quem não pode ver quem doou.',
    shows: readsDonor,
  }),
  linkOf(Doacao, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    column: createdBy('entrada', 'doacao'),
    description: 'A entrada da doação.',
  }),
]
