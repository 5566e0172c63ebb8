import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, recordId, route } from '../../../kernel/rest/route.js'
import { baixarRecibo, baixarReciboDizimo } from './recibo-pdf.usecases.js'

export const reciboPdfRoutes: Route[] = [
  route(
    'GET',
    '/dizimos/{id}/recibo/pdf',
    baixarReciboDizimo,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    { summary: 'O recibo de um dízimo, em PDF, depois de emitido.', tag: 'Dízimos' },
  ),
  route(
    'GET',
    '/recibos/{id}/pdf',
    baixarRecibo,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    { summary: 'Um recibo, também um cancelado, em PDF.', tag: 'Dízimos' },
  ),
]
