import { z } from 'zod'
import { listQuery, type Route, route } from '../../../kernel/rest/route.js'
import { atualizarNivelUsuarioInput } from './nivel-usuario.input.js'
import { atualizarNivelUsuario, listarNiveisUsuario } from './nivel-usuario.usecases.js'

const response = z.object({
  perfil: z.int(),
  nome: z.string(),
  nomePadrao: z.string(),
  resumo: z.string(),
  acoes: z.array(z.string()),
  quantidadeUsuarios: z.int(),
})

const tag = 'Níveis de usuário'

export const nivelUsuarioRoutes: Route[] = [
  route('GET', '/nivelUsuario', listarNiveisUsuario, listQuery, (list) => list, {
    summary: 'Níveis de usuário da igreja.',
    tag,
    response,
    list: true,
  }),
  route(
    'PUT',
    '/nivelUsuario/{perfil}',
    atualizarNivelUsuario,
    ({ params, body }) => ({ perfil: params.perfil, nome: body.nome as string }),
    (row) => row,
    { summary: 'Muda o nome de um nível.', tag, body: atualizarNivelUsuarioInput.pick({ nome: true }), response },
  ),
]
