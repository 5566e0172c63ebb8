import type { Feature } from '../../../kernel/feature.js'
import { reciboPdfEvents } from './recibo-pdf.actions.js'
import { reciboPdfRoutes } from './recibo-pdf.rest.js'

export { dedutivel, secoesDoAno, somaDe, writtenCnpj } from './ano.js'
export { documentoPara as documentoDoReciboPara, impresso as reciboImpresso } from './recibo-pdf.usecases.js'

export const reciboPdfFeature: Feature = { name: 'reciboPdf', events: reciboPdfEvents, routes: reciboPdfRoutes }
