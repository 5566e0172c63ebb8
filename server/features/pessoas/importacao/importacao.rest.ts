import { z } from 'zod'
import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { type RestRequest, type Route, recordId, route } from '../../../kernel/transport/rest/route.js'
import { WholeFile } from './file/whole.js'
import { exportRefusedLines, exportTemplate } from './importacao.export.js'
import type { ImportacaoRow } from './importacao.queries.js'
import { importUsuarios } from './importacao.usecases.js'

const response = z.object({
  message: z.string(),
  id: z.int(),
  uuid: z.uuid(),
  importados: z.int(),
  avisos: z.array(z.string()),
})

const reply = ({ id, uuid, gravadas, avisos }: ImportacaoRow & { avisos: string[] }): z.infer<typeof response> => ({
  message: 'Membros importados com sucesso.',
  id,
  uuid,
  importados: gravadas ?? 0,
  avisos,
})

const file = ({ file, query }: RestRequest) => ({
  arquivo: new WholeFile(file?.filename ?? '', file?.data ?? Buffer.alloc(0)),
  ordemDatas: query.ordemDatas,
})

export const importacaoRoutes: Route[] = [
  fileRoute('/importacoes/modelo', exportTemplate, () => ({}), {
    file: ['csv'],
    summary: 'Planilha CSV vazia com as colunas que a importação conhece.',
    tag: 'Usuários',
  }),
  fileRoute('/importacoes/{id}/recusadas', exportRefusedLines, recordId, {
    file: ['csv'],
    summary: 'Planilha CSV das linhas de uma importação que não podem ser gravadas, com o motivo.',
    tag: 'Usuários',
  }),
  route('POST', '/importar-usuarios', importUsuarios, file, reply, {
    summary:
      'Importa membros de um arquivo .csv, .xlsx, .xml ou .json: todos, com o perfil Membro (2), ou nenhum. Quem tem e-mail recebe um link para criar a senha; as cartas saem aos poucos, conforme o limite diário da igreja. Uma célula que não se entende recusa o arquivo inteiro, e a resposta diz a linha e o motivo; só um telefone que não se entende, como um sem DDD, fica vazio, e `avisos` o nomeia. Um token de API importa sem perfil (-1) e não convida ninguém.',
    tag: 'Usuários',
    response,
    status: 200,
    upload: true,
    query: {
      ordemDatas:
        'O que vem primeiro em datas como 03/04/2020, dia ou mes; só é preciso onde o arquivo não o diz, como em listas em inglês.',
    },
  }),
]
