import { z } from 'zod'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { asIs, type Route, route } from '../../../kernel/transport/rest/route.js'
import { receberAvisoPix } from './banco/aviso-pix.js'
import { exportPixRecebidos } from './pix-recebido.export.js'

const tag = 'Pix'

const filters = {
  situacao: 'Situação: pendente, lancado ou ignorado.',
  devolucaoALancar: 'true: os que têm uma devolução que os livros ainda não têm.',
  inicio: 'Desde este dia, AAAA-MM-DD.',
  fim: 'Até este dia, AAAA-MM-DD.',
}

export const pixRecebidoRoutes: Route[] = [
  route(
    'POST',
    '/pix/webhook/{endereco}/pix',
    receberAvisoPix,
    ({ params, body }) => ({ endereco: params.endereco ?? '', corpo: body }),
    asIs,
    {
      summary: 'Avisos do banco sobre Pix recebidos. O endereço contém o segredo, e cada Pix é conferido no banco.',
      tag,
      body: z.looseObject({ pix: z.array(z.looseObject({ endToEndId: z.string() })).optional() }),
      response: z.object({ recebido: z.boolean() }),
      status: 200,
    },
  ),
  exportRoute('pix-recebidos', exportPixRecebidos, filters, {
    summary: 'Pix recebidos da igreja como planilha.',
    tag,
  }),
]
