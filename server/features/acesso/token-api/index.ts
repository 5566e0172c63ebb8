import { outsideAreas } from '../../../kernel/access/areas.js'
import { change } from '../../../kernel/data/tenant/records.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { tokenApiActions, tokenApiEvents } from './token-api.actions.js'
import { TokenApi } from './token-api.entity.js'
import { TokenApiResolver } from './token-api.resolver.js'

export const tokenApiFeature: Feature = {
  name: 'tokenApi',
  actions: tokenApiActions,
  areas: outsideAreas(tokenApiActions),
  label: 'Token de API',
  labels: 'Tokens de API',
  table: 'token_api',
  events: tokenApiEvents,
  entities: [TokenApi],
  resolvers: [TokenApiResolver],
  async endsAccess(work, people) {
    await change(work, 'token_api')
      .set({ revogadoEm: new Date() })
      .where('idUsuario', 'in', people)
      .where('revogadoEm', 'is', null)
      .execute()
  },
}
