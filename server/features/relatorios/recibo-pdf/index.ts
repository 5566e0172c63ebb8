import type { Feature } from '../../../kernel/transport/feature.js'
import { reciboPdfEvents } from './recibo-pdf.actions.js'
import { reciboPdfRoutes } from './recibo-pdf.rest.js'

export { dedutivel, sectionsOfYear, sumOfLines, writtenCnpj } from './ano.js'
export { documentoFor as reciboDocumentoFor, printed as printedRecibo } from './recibo-pdf.usecases.js'

export const reciboPdfFeature: Feature = { name: 'reciboPdf', events: reciboPdfEvents, routes: reciboPdfRoutes }
