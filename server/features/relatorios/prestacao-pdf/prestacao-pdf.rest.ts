import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { type Route, recordId } from '../../../kernel/transport/rest/route.js'
import { downloadPrestacaoContas } from './prestacao-pdf.usecases.js'

export const prestacaoPdfRoutes: Route[] = [
  fileRoute('/prestacoesContas/{id}/pdf', downloadPrestacaoContas, recordId, {
    record: 'prestacao_contas',
    file: ['pdf'],
    summary:
      'Uma prestação de contas enviada ao conselho, em PDF. Depois da decisão da assembleia, sempre o mesmo arquivo guardado.',
    tag: 'Prestações de contas',
  }),
]
