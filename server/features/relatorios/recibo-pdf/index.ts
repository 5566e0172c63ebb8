import type { Feature } from '../../../kernel/feature.js'
import { reciboPdfRoutes } from './recibo-pdf.rest.js'

export const reciboPdfFeature: Feature = { name: 'reciboPdf', routes: reciboPdfRoutes }
