import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, recordId, route } from '../../../kernel/rest/route.js'
import { baixarAta } from './ata-pdf.usecases.js'

export const ataPdfRoutes: Route[] = [
  route(
    'GET',
    '/reunioes-lideranca/{id}/ata/pdf',
    baixarAta,
    recordId,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    { summary: 'A ata de uma reunião, em PDF.', tag: 'Reuniões de liderança' },
  ),
]
