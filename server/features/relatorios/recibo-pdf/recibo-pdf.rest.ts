import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { type Route, recordId } from '../../../kernel/transport/rest/route.js'
import { downloadRecibo, downloadReciboDizimo } from './recibo-pdf.usecases.js'

export const reciboPdfRoutes: Route[] = [
  fileRoute('/dizimos/{id}/recibo/pdf', downloadReciboDizimo, recordId, {
    record: 'dizimo',
    file: ['pdf'],
    summary: 'O recibo de um dízimo, em PDF, depois de emitido.',
    tag: 'Dízimos',
  }),
  fileRoute('/recibos/{id}/pdf', downloadRecibo, recordId, {
    record: 'recibo',
    file: ['pdf'],
    summary: 'Um recibo, também um cancelado, em PDF.',
    tag: 'Dízimos',
  }),
]
