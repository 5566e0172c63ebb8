import type { Feature } from '../../../kernel/feature.js'
import { limparImportacoes } from './cleanup.job.js'
import { Importacao, ImportacaoLinha } from './importacao.entity.js'
import { ImportacaoResolver } from './importacao.resolver.js'
import { importacaoRoutes } from './importacao.rest.js'

export const importacaoFeature: Feature = {
  name: 'importacao',
  entities: [Importacao, ImportacaoLinha],
  resolvers: [ImportacaoResolver],
  routes: importacaoRoutes,
  jobs: [limparImportacoes],
}
