import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, recordId, route } from '../../../kernel/rest/route.js'
import { baixarFolhaPix } from './folha-pix.usecases.js'

export const folhaPixRoutes: Route[] = [
  route(
    'GET',
    '/codigos-pix/{id}/folha/pdf',
    baixarFolhaPix,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    { summary: 'Uma folha para imprimir com o QR de um código Pix, em PDF.', tag: 'Pix' },
  ),
]
