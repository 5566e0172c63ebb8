import type { Feature } from '../../../kernel/transport/feature.js'
import { EmailsResolver } from './emails.resolver.js'

export const emailsFeature: Feature = { name: 'emails', resolvers: [EmailsResolver] }
