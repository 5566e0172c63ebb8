import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { downloadComprovantes } from './comprovantes.js'

export const anexoRoutes: Route[] = [
  fileRoute('/comprovantes', downloadComprovantes, ({ query }) => ({ mes: query.mes ?? '' }), {
    file: ['zip'],
    summary:
      'Os anexos dos lançamentos de um mês em um arquivo zip, cada arquivo uma vez, com a lista dos lançamentos (indice.csv).',
    tag: 'Livro-caixa',
    required: ['mes'],
    query: { mes: 'Mês, AAAA-MM.' },
    slow: true,
  }),
]
