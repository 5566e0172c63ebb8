import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { asIs, type RestRequest, type Route, recordId, route } from '../../../kernel/rest/route.js'
import { aprovarAtaInput, ataInput } from './ata.input.js'
import type { AtaComTexto } from './ata.queries.js'
import { aprovarAta, descartarAta, lerAta, salvarAta } from './ata.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idReuniao: z.int(),
  textoAta: z.string().describe('HTML de poucas marcas.'),
  numeroAta: z.int().nullable(),
  aprovadaEm: z.iso.datetime().nullable(),
  nomeAprovador: z.string().nullable(),
  versao: z.int(),
  created_at: z.iso.datetime(),
})

const ataJson = (row: AtaComTexto): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idReuniao: row.idReuniao,
  textoAta: row.textoAta,
  numeroAta: row.numeroAta,
  aprovadaEm: row.aprovadaEm && toInstant(row.aprovadaEm),
  nomeAprovador: row.nomeAprovador,
  versao: row.versao,
  created_at: toInstant(row.createdAt),
})

const tag = 'Reuniões de liderança'

export const ataRoutes: Route[] = [
  route('GET', '/reunioes-lideranca/{id}/ata', lerAta, recordId, ataJson, {
    summary: 'A ata de uma reunião; um rascunho, só para quem pode ler rascunhos.',
    tag,
    response,
  }),
  route(
    'PUT',
    '/reunioes-lideranca/{id}/ata',
    salvarAta,
    (r: RestRequest) => ({ ...(r.body as z.input<typeof ataInput>), ...recordId(r) }),
    ataJson,
    { summary: 'Guarda o rascunho da ata de uma reunião.', tag, body: ataInput, response },
  ),
  route(
    'PATCH',
    '/reunioes-lideranca/{id}/ata/aprovar',
    aprovarAta,
    (r: RestRequest) => ({ ...(r.body as z.input<typeof aprovarAtaInput>), ...recordId(r) }),
    ataJson,
    { summary: 'Aprova a ata de uma reunião realizada; ela não muda mais.', tag, body: aprovarAtaInput, response },
  ),
  route('DELETE', '/reunioes-lideranca/{id}/ata', descartarAta, recordId, asIs, {
    summary: 'Descarta o rascunho da ata de uma reunião.',
    tag,
  }),
]
