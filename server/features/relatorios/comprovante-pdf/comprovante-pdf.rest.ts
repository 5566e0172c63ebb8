import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { downloadComprovante } from './comprovante-pdf.usecases.js'
import { downloadYearComprovantes } from './de-todos.js'

export const comprovantePdfRoutes: Route[] = [
  fileRoute('/comprovante-contribuicoes', downloadComprovante, ({ query }) => ({ ano: query.ano ?? '' }), {
    file: ['pdf'],
    summary: 'O que a própria pessoa contribuiu em um ano, em PDF. Só com a própria sessão.',
    tag: 'Dízimos',
    query: { ano: 'Ano, como 2026.' },
    required: ['ano'],
  }),
  fileRoute('/comprovantes-contribuicoes', downloadYearComprovantes, ({ query }) => ({ ano: query.ano ?? '' }), {
    file: ['pdf', 'zip'],
    summary: 'Os comprovantes que valem de todas as pessoas em um ano, em PDF; mais de cem, em um arquivo zip.',
    tag: 'Dízimos',
    query: { ano: 'Ano, como 2026.' },
    required: ['ano'],
    slow: true,
  }),
]
