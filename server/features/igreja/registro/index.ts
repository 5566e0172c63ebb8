import type { Feature } from '../../../kernel/transport/feature.js'
import {
  OrigemDaEntradaResolver,
  OrigemDaSaidaResolver,
  RegistroDaAuditoriaResolver,
  RegistroDaBuscaResolver,
  RegistroDaLixeiraResolver,
  RegistroDoAnexoResolver,
  RegistroResolver,
} from './registro.resolver.js'

export const registroFeature: Feature = {
  name: 'registro',
  resolvers: [
    RegistroResolver,
    RegistroDaAuditoriaResolver,
    RegistroDaLixeiraResolver,
    RegistroDaBuscaResolver,
    OrigemDaEntradaResolver,
    OrigemDaSaidaResolver,
    RegistroDoAnexoResolver,
  ],
}
