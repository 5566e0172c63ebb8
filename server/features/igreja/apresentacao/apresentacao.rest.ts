import { z } from 'zod'
import { asIs, type Route, route } from '../../../kernel/rest/route.js'
import { enviarContato, lerOferta } from './apresentacao.usecases.js'
import { contatoInput } from './contato.input.js'

const tag = 'Páginas públicas'

const oferta = z.object({
  contato: z.string().nullable(),
  cobranca: z.boolean(),
  planos: z.array(
    z.object({
      codigo: z.string(),
      nome: z.string(),
      descricao: z.string(),
      preco: z.number(),
      recursos: z.array(z.string()),
    }),
  ),
})

/** The id of a plan's price at the provider is not public. */
const ofertaJson = ({ planos, ...rest }: Awaited<ReturnType<typeof lerOferta>>): z.output<typeof oferta> => ({
  ...rest,
  planos: planos.map(({ stripe: _, preco, ...plano }) => ({ ...plano, preco: Number(preco) })),
})

export const apresentacaoRoutes: Route[] = [
  route('GET', '/oferta', lerOferta, () => ({}), ofertaJson, {
    summary: 'Os planos que esta instalação oferece, e o e-mail de contato. Sem cobrança, não há planos.',
    tag,
    response: oferta,
  }),
  route('POST', '/contato', enviarContato, ({ body }) => body as z.input<typeof contatoInput>, asIs, {
    summary: 'Uma mensagem para quem opera esta instalação.',
    tag,
    body: contatoInput,
    response: z.object({ message: z.string() }),
  }),
]
