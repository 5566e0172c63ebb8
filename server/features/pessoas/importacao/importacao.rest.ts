import { z } from 'zod'
import { type RestRequest, type Route, route } from '../../../kernel/rest/route.js'
import { ArquivoInteiro } from './file/whole.js'
import type { ImportacaoRow } from './importacao.queries.js'
import { importarUsuarios } from './importacao.usecases.js'

const response = z.object({ message: z.string(), id: z.int(), uuid: z.uuid(), importados: z.int() })

const reply = ({ id, uuid, gravadas }: ImportacaoRow): z.infer<typeof response> => ({
  message: 'Membros importados com sucesso.',
  id,
  uuid,
  importados: gravadas ?? 0,
})

const file = ({ file }: RestRequest) => ({
  arquivo: new ArquivoInteiro(file?.filename ?? '', file?.data ?? Buffer.alloc(0)),
})

export const importacaoRoutes: Route[] = [
  route('POST', '/importar-usuarios', importarUsuarios, file, reply, {
    summary:
      'Importa membros de um arquivo .csv, .xml ou .json: todos, ou nenhum. Quem tem e-mail recebe um link para definir a senha; as cartas saem aos poucos, conforme o limite diário da igreja.',
    tag: 'Usuários',
    response,
    status: 200,
    upload: true,
  }),
]
