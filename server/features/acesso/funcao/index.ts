import type { Feature } from '../../../kernel/feature.js'
import { funcaoActions } from './funcao.actions.js'
import { funcaoEdges } from './funcao.edges.js'
import { Funcao } from './funcao.entity.js'
import { FuncaoResolver, FuncaoUsuarioResolver } from './funcao.resolver.js'
import { criarUsuais, restaurarFuncao } from './funcao.usecases.js'
import { FuncaoUsuario } from './funcao-usuario.entity.js'

export const funcaoFeature: Feature = {
  name: 'funcao',
  actions: funcaoActions,
  label: 'Função',
  labels: 'Funções',
  gender: 'f',
  table: 'funcao',
  tables: { funcao_usuario: 'Função de uma pessoa' },
  bin: { titulo: 'r.nome', restaurar: restaurarFuncao },
  entities: [Funcao, FuncaoUsuario],
  resolvers: [FuncaoResolver, FuncaoUsuarioResolver, ...funcaoEdges],
  seed: criarUsuais,
}
