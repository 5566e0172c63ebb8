import { z } from 'zod'
import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { asIs, type Route, recordId, route } from '../../../kernel/transport/rest/route.js'
import { copyPessoaData, exportIgreja, requestPersonalData } from './dados.usecases.js'

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
  route('GET', '/meus-dados', requestPersonalData, nothing, asIs, {
    summary: 'Tudo o que a igreja guarda de quem pede (LGPD), por tabela.',
    tag: 'Privacidade',
    response,
  }),
  route('GET', '/user/{id}/dados', copyPessoaData, recordId, asIs, {
    summary: 'Tudo o que a igreja guarda de uma pessoa (LGPD), por tabela, para o administrador.',
    tag: 'Privacidade',
    response,
  }),
  fileRoute('/igreja/dados', exportIgreja, nothing, {
    file: ['zip'],
    summary: 'A igreja inteira: um ZIP com cada tabela em JSON e CSV, as imagens e os documentos em PDF (em imagens/).',
    tag: 'Privacidade',
    slow: true,
  }),
]
