import type { Feature } from '../../../kernel/transport/feature.js'
import { Importacao } from '../../acesso/usuario/importacao.entity.js'
import { limparImportacoes } from './cleanup.job.js'
import { importacaoEvents } from './importacao.actions.js'
import { ImportacaoLinha } from './importacao.entity.js'
import { ImportacaoNaListaResolver, ImportacaoResolver } from './importacao.resolver.js'
import { importacaoRoutes } from './importacao.rest.js'

export const importacaoFeature: Feature = {
  name: 'importacao',
  label: 'Importação',
  gender: 'f',
  table: 'importacao',
  events: importacaoEvents,
  entities: [Importacao, ImportacaoLinha],
  resolvers: [ImportacaoResolver, ImportacaoNaListaResolver],
  routes: importacaoRoutes,
  jobs: [limparImportacoes],
}
