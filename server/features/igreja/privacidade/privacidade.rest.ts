import { z } from 'zod'
import { FileReply } from '../../../kernel/rest/mount.js'
import { asIs, type Route, recordId, route } from '../../../kernel/rest/route.js'
import { copiarDadosDaPessoa, exportarIgreja, solicitarDados } from './dados.usecases.js'

const nothing = () => ({})
const rows = z.array(z.record(z.string(), z.unknown()))

const response = z.object({
  geradoEm: z.string(),
  igreja: z.string(),
  naoInclui: z.array(z.string()),
  pessoa: z.record(z.string(), z.unknown()).nullable(),
  registros: z.record(z.string(), rows),
})

export const privacidadeRoutes: Route[] = [
  route('GET', '/meus-dados', solicitarDados, nothing, asIs, {
    summary: 'Tudo o que a igreja guarda de quem pede (LGPD), por tabela.',
    tag: 'Privacidade',
    response,
  }),
  route('GET', '/user/{id}/dados', copiarDadosDaPessoa, recordId, asIs, {
    summary: 'Tudo o que a igreja guarda de uma pessoa (LGPD), por tabela, para o administrador.',
    tag: 'Privacidade',
    response,
  }),
  {
    ...route(
      'GET',
      '/igreja/dados',
      exportarIgreja,
      nothing,
      ({ filename, data }) => new FileReply(filename, 'application/zip', data),
      {
        summary:
          'A igreja inteira: um ZIP com cada tabela em JSON e CSV, as imagens e os documentos em PDF (em imagens/).',
        tag: 'Privacidade',
      },
    ),
    slow: true,
  },
]
