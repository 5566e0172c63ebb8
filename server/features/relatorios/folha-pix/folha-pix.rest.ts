import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, recordId, route } from '../../../kernel/rest/route.js'
import { baixarCobrancaPix, baixarFolhaPix } from './folha-pix.usecases.js'

export const folhaPixRoutes: Route[] = [
  route(
    'GET',
    '/codigos-pix/{id}/folha/pdf',
    baixarFolhaPix,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    { summary: 'Uma folha para imprimir com o QR de um código Pix, em PDF.', tag: 'Pix' },
  ),
  route(
    'GET',
    '/contasReceber/{id}/cobranca/pdf',
    baixarCobrancaPix,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    { summary: 'A cobrança por Pix de uma conta a receber, com o QR, em PDF. Cobre antes por Pix.', tag: 'Pix' },
  ),
]
