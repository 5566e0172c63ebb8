import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { type Route, recordId } from '../../../kernel/transport/rest/route.js'
import { downloadCobrancaPix, downloadFolhaPix } from './folha-pix.usecases.js'

export const folhaPixRoutes: Route[] = [
  fileRoute('/codigos-pix/{id}/folha/pdf', downloadFolhaPix, recordId, {
    record: 'codigo_pix',
    file: ['pdf'],
    summary: 'Uma folha para imprimir com o QR de um código Pix, em PDF.',
    tag: 'Pix',
  }),
  fileRoute('/contasReceber/{id}/cobranca/pdf', downloadCobrancaPix, recordId, {
    record: 'conta_receber',
    file: ['pdf'],
    summary: 'A cobrança por Pix de uma conta a receber, com o QR, em PDF. Cobre antes por Pix.',
    tag: 'Pix',
  }),
]
