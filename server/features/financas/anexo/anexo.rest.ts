import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, route } from '../../../kernel/rest/route.js'
import { baixarComprovantes } from './comprovantes.js'

export const anexoRoutes: Route[] = [
  {
    ...route(
      'GET',
      '/comprovantes',
      baixarComprovantes,
      ({ query }) => ({ mes: query.mes ?? '' }),
      ({ filename, type, data }) => new FileReply(filename, type, data),
      {
        summary:
          'Os anexos dos lançamentos de um mês em um arquivo zip, cada arquivo uma vez, com a lista dos lançamentos (indice.csv).',
        tag: 'Livro-caixa',
        required: ['mes'],
        query: { mes: 'Mês, AAAA-MM.' },
      },
    ),
    slow: true,
  },
]
