import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { UsuarioType } from '../usuario/index.js'
import { Funcao, FuncaoUsuarioPage, FuncoesUsuarioArgs } from './funcao.type.js'
import { listVinculosOfFuncao } from './funcao.usecases.js'

const list = { list: listVinculosOfFuncao, page: FuncaoUsuarioPage, args: FuncoesUsuarioArgs }

export const funcaoEdges = [
  edgeOf(Funcao, 'pessoas', {
    ...list,
    column: 'funcao_usuario.idFuncao',
    description: 'As pessoas que têm, tiveram ou terão esta função; primeiro quem a tem.',
  }),
  edgeOf(UsuarioType, 'funcoes', {
    ...list,
    column: 'funcao_usuario.idUsuario',
    description: 'As funções que a pessoa tem, teve ou terá; primeiro as que tem.',
  }),
]
