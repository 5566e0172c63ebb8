import type { Feature } from '../../../kernel/transport/feature.js'
import { AcessoPerfil } from './acesso-perfil.entity.js'
import { AcessosDaPessoaResolver, MatrizAcessoResolver } from './matriz-acesso.resolver.js'

export { acessosOf, areas, titlesOf } from './matriz-acesso.rules.js'
export { applyPreset } from './matriz-acesso.usecases.js'

export const matrizAcessoFeature: Feature = {
  name: 'matrizAcesso',
  label: 'Matriz de acesso',
  gender: 'f',
  table: 'acesso_perfil',
  entities: [AcessoPerfil],
  resolvers: [MatrizAcessoResolver, AcessosDaPessoaResolver],
}
