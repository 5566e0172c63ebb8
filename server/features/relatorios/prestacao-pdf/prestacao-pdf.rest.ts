import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, recordId, route } from '../../../kernel/rest/route.js'
import { baixarPrestacaoContas } from './prestacao-pdf.usecases.js'

export const prestacaoPdfRoutes: Route[] = [
  route(
    'GET',
    '/prestacoesContas/{id}/pdf',
    baixarPrestacaoContas,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    {
      summary:
        'Uma prestação de contas enviada ao conselho, em PDF. Depois da decisão da assembleia, sempre o mesmo arquivo guardado.',
      tag: 'Prestações de contas',
    },
  ),
]
