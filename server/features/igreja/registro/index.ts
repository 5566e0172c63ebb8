import type { Feature } from '../../../kernel/feature.js'
import {
  RegistroDaAuditoriaResolver,
  RegistroDaBuscaResolver,
  RegistroDaLixeiraResolver,
  RegistroResolver,
} from './registro.resolver.js'

export const registroFeature: Feature = {
  name: 'registro',
  resolvers: [RegistroResolver, RegistroDaAuditoriaResolver, RegistroDaLixeiraResolver, RegistroDaBuscaResolver],
}
