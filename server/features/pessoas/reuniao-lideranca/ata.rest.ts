import { z } from 'zod'
import { aprovarAtaInput, ataInput } from '../../../../schema/rules/pessoas/ata.input.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { asIs, type RestRequest, type Route, recordId, route } from '../../../kernel/transport/rest/route.js'
import { aprovarAta, descartarAta, readAta, salvarAta } from './ata.usecases.js'

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

const ataJson = jsonOf(response)

const tag = 'Reuniões de liderança'

export const ataRoutes: Route[] = [
  route('GET', '/reunioes-lideranca/{id}/ata', readAta, recordId, ataJson, {
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
