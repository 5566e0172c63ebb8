import { z } from 'zod'
import { asIs, type RestRequest, type Route, route } from '../../../kernel/rest/route.js'
import { cadastroInput } from './cadastro.input.js'
import { cadastrarIgreja } from './cadastro.usecases.js'

/** Older screens send the name as nome_igreja. */
const input = ({ body }: RestRequest) =>
  ({ ...body, nomeIgreja: body.nomeIgreja ?? body.nome_igreja }) as z.input<typeof cadastroInput>

const response = z.object({ message: z.string(), checkoutUrl: z.string().nullable() })

export const cadastroRoutes: Route[] = [
  route('POST', '/cadastro', cadastrarIgreja, input, asIs, {
    summary: 'Cadastra uma igreja e o seu administrador.',
    tag: 'Cadastro',
    body: cadastroInput,
    response,
  }),
]
