import { z } from 'zod'
import type { ExportedFile } from '../../../kernel/export/export.js'
import { FileReply } from '../../../kernel/rest/mount.js'
import { type RestRequest, type Route, recordId, route } from '../../../kernel/rest/route.js'
import { ArquivoInteiro } from './file/whole.js'
import { exportarModelo, exportarRecusadas } from './importacao.export.js'
import type { ImportacaoRow } from './importacao.queries.js'
import { importarUsuarios } from './importacao.usecases.js'

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
  arquivo: new ArquivoInteiro(file?.filename ?? '', file?.data ?? Buffer.alloc(0)),
  ordemDatas: query.ordemDatas,
})

const toFile = ({ filename, type, data }: ExportedFile) => new FileReply(filename, type, data)

export const importacaoRoutes: Route[] = [
  route('GET', '/importacoes/modelo', exportarModelo, () => ({}), toFile, {
    summary: 'Planilha CSV vazia com as colunas que a importação conhece.',
    tag: 'Usuários',
  }),
  route('GET', '/importacoes/{id}/recusadas', exportarRecusadas, recordId, toFile, {
    summary: 'Planilha CSV das linhas de uma importação que não podem ser gravadas, com o motivo.',
    tag: 'Usuários',
  }),
  route('POST', '/importar-usuarios', importarUsuarios, file, reply, {
    summary:
      'Importa membros de um arquivo .csv, .xlsx, .xml ou .json: todos, com o perfil Membro (2), ou nenhum. Quem tem e-mail recebe um link para definir a senha; as cartas saem aos poucos, conforme o limite diário da igreja. Uma célula opcional que não se entende fica vazia, e `avisos` a nomeia. Um token de API importa sem perfil (-1) e não convida ninguém.',
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
