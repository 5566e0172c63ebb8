import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listarEntradas } from '../../financas/entrada/index.js'
import { criadoPor } from '../../financas/lancamento/index.js'
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.type.js'
import { readsDonor } from './doacao.rules.js'
import { Doacao, DoacaoPage, DoacoesArgs } from './doacao.type.js'
import { listarDoacoes } from './doacao.usecases.js'

const list = { list: listarDoacoes, page: DoacaoPage, args: DoacoesArgs }

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
    list: listarEntradas,
    to: EntradaType,
    column: criadoPor('entrada', 'doacao'),
    description: 'A entrada da doação.',
  }),
]
