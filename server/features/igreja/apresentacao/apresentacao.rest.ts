import { z } from 'zod'
import { contatoInput } from '../../../../schema/rules/igreja/contato.input.js'
import { asIs, type Route, route } from '../../../kernel/transport/rest/route.js'
import { readOferta, sendContato } from './apresentacao.usecases.js'

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
const ofertaJson = ({ planos, ...rest }: Awaited<ReturnType<typeof readOferta>>): z.output<typeof oferta> => ({
  ...rest,
  planos: planos.map(({ stripe: _, preco, ...plano }) => ({ ...plano, preco: Number(preco) })),
})

export const apresentacaoRoutes: Route[] = [
  route('GET', '/oferta', readOferta, () => ({}), ofertaJson, {
    summary: 'Os planos que esta instalação oferece, e o e-mail de contato. Sem cobrança, não há planos.',
    tag,
    response: oferta,
  }),
  route('POST', '/contato', sendContato, ({ body }) => body as z.input<typeof contatoInput>, asIs, {
    summary: 'Uma mensagem para quem opera esta instalação.',
    tag,
    body: contatoInput,
    response: z.object({ message: z.string() }),
  }),
]
