import { z } from 'zod'
import { cadastroInput } from '../../../../schema/rules/igreja/cadastro.input.js'
import { type RestRequest, type Route, route } from '../../../kernel/transport/rest/route.js'
import { cadastrarIgreja } from './cadastro.usecases.js'

/** Older screens send the name as nome_igreja. */
const input = ({ body }: RestRequest) =>
  ({ ...body, nomeIgreja: body.nomeIgreja ?? body.nome_igreja }) as z.input<typeof cadastroInput>

const response = z.object({ message: z.string(), checkoutUrl: z.string().nullable() })

/** The answer of a repeated request is the same, and that one has no link. */
const withoutLink = ({ message, checkoutUrl }: z.infer<typeof response>) => ({ message, checkoutUrl })

export const cadastroRoutes: Route[] = [
  route('POST', '/cadastro', cadastrarIgreja, input, withoutLink, {
    summary: 'Cadastra uma igreja e o seu administrador.',
    tag: 'Cadastro',
    body: cadastroInput,
    response,
  }),
]
