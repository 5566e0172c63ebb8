import type { Feature } from '../../../kernel/transport/feature.js'
import { OperacaoLenta } from './operacao-lenta.entity.js'
import { storeSlowOperations } from './operacoes-lentas.js'
import { PainelPlataformaResolver } from './painel.js'
import { plataformaEvents } from './plataforma.actions.js'
import { PlataformaResolver } from './plataforma.resolver.js'

export const plataformaFeature: Feature = {
  name: 'plataforma',
  events: plataformaEvents,
  entities: [OperacaoLenta],
  resolvers: [PlataformaResolver, PainelPlataformaResolver],
  background: storeSlowOperations,
}
