import { insiders, outside } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { funcaoActions, funcaoEvents } from './funcao.actions.js'
import { funcaoEdges } from './funcao.edges.js'
import { Funcao } from './funcao.entity.js'
import { FuncaoResolver, FuncaoUsuarioResolver } from './funcao.resolver.js'
import { createUsual, restaurarFuncao } from './funcao.usecases.js'
import { FuncaoUsuario } from './funcao-usuario.entity.js'
import { acessoMudado, notifyChangeJob } from './mudou.job.js'
import { acessoTermina, notifyDeadlinesJob } from './prazo.job.js'
import { PrevistoResolver } from './previsto.resolver.js'
import { RevisaoResolver } from './revisao.resolver.js'

export { acessoChanged } from './revisao.queries.js'

export const funcaoFeature: Feature = {
  name: 'funcao',
  actions: funcaoActions,
  // an accountant from outside sees nobody, so not who has which function either
  areas: { 'funcao.ler': insiders, 'funcao.escrever': outside },
  label: 'Função',
  labels: 'Funções',
  gender: 'f',
  table: 'funcao',
  tables: { funcao_usuario: 'Função de uma pessoa' },
  events: funcaoEvents,
  notices: [acessoTermina, acessoMudado],
  jobs: [notifyDeadlinesJob, notifyChangeJob],
  bin: { titulo: 'r.nome', restaurar: restaurarFuncao },
  entities: [Funcao, FuncaoUsuario],
  resolvers: [FuncaoResolver, FuncaoUsuarioResolver, PrevistoResolver, RevisaoResolver, ...funcaoEdges],
  seed: createUsual,
}
