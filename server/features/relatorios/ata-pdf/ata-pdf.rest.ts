import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { type Route, recordId } from '../../../kernel/transport/rest/route.js'
import { downloadAta } from './ata-pdf.usecases.js'

export const ataPdfRoutes: Route[] = [
  fileRoute('/reunioes-lideranca/{id}/ata/pdf', downloadAta, recordId, {
    record: 'reuniao_lideranca',
    file: ['pdf'],
    summary: 'A ata de uma reunião, em PDF.',
    tag: 'Reuniões de liderança',
  }),
]
