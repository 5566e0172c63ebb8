import type { Feature } from '../../../kernel/transport/feature.js'
import { folhaPixEvents } from './folha-pix.actions.js'
import { folhaPixRoutes } from './folha-pix.rest.js'

export const folhaPixFeature: Feature = { name: 'folhaPix', events: folhaPixEvents, routes: folhaPixRoutes }
