import type { z } from 'zod'
import { type Route, route } from '../../../kernel/rest/route.js'
import { cadastroInput } from './cadastro.input.js'
import { cadastrarIgreja } from './cadastro.usecases.js'

export const cadastroRoutes: Route[] = [
  route(
    'POST',
    '/cadastro',
    cadastrarIgreja,
    ({ body }) => body as z.input<typeof cadastroInput>,
    (done) => done,
    {
      summary: 'Cadastra uma igreja e o seu administrador.',
      tag: 'Cadastro',
      body: cadastroInput,
    },
  ),
]
