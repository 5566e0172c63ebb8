import type { Feature } from '../../../kernel/transport/feature.js'
import { conviteEvents } from './convite.actions.js'
import { ConviteAcesso } from './convite.entity.js'
import { ConviteAbertoResolver, ConviteResolver, LinkDeConviteResolver } from './convite.resolver.js'
import { endConvites } from './convite.usecases.js'

export const conviteFeature: Feature = {
  name: 'conviteAcesso',
  label: 'Convite por link',
  labels: 'Convites por link',
  table: 'convite_acesso',
  events: conviteEvents,
  entities: [ConviteAcesso],
  resolvers: [LinkDeConviteResolver, ConviteResolver, ConviteAbertoResolver],
  endsAccess: endConvites,
}
