import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, route } from '../../../kernel/rest/route.js'
import { baixarComprovante } from './comprovante-pdf.usecases.js'
import { baixarComprovantesDoAno } from './de-todos.js'

export const comprovantePdfRoutes: Route[] = [
  route(
    'GET',
    '/comprovante-contribuicoes',
    baixarComprovante,
    ({ query }) => ({ ano: query.ano ?? '' }),
    ({ filename, type, data }) => new FileReply(filename, type, data),
    {
      summary: 'O que a própria pessoa contribuiu em um ano, em PDF. Só com a própria sessão.',
      tag: 'Dízimos',
      query: { ano: 'Ano, como 2026.' },
      required: ['ano'],
    },
  ),
  {
    ...route(
      'GET',
      '/comprovantes-contribuicoes',
      baixarComprovantesDoAno,
      ({ query }) => ({ ano: query.ano ?? '' }),
      ({ filename, type, data }) => new FileReply(filename, type, data),
      {
        summary: 'Os comprovantes que valem de todas as pessoas em um ano, em PDF; mais de cem, em um arquivo zip.',
        tag: 'Dízimos',
        query: { ano: 'Ano, como 2026.' },
        required: ['ano'],
      },
    ),
    slow: true,
  },
]
