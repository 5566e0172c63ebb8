import { z } from 'zod'
import { atualizarNivelUsuarioInput } from '../../../../schema/rules/acesso/nivel-usuario.input.js'
import { listQuery, type Route, route } from '../../../kernel/transport/rest/route.js'
import { atualizarNivelUsuario, listNiveisUsuario } from './nivel-usuario.usecases.js'

const response = z.object({
  perfil: z.int(),
  nome: z.string(),
  nomePadrao: z.string(),
  resumo: z.string(),
  acoes: z.array(z.string()),
  quantidadeUsuarios: z.int(),
})

const tag = 'Níveis de usuário'

/** The documented fields: which actions are limited to a person's own groups is on GraphQL only. */
const documented = <Row extends { acoesMeus: unknown }>({ acoesMeus: _, ...level }: Row) => level

export const nivelUsuarioRoutes: Route[] = [
  route(
    'GET',
    '/nivelUsuario',
    listNiveisUsuario,
    listQuery,
    (list) => ({ ...list, rows: list.rows.map(documented) }),
    {
      summary: 'Níveis de usuário da igreja.',
      tag,
      response,
      list: true,
    },
  ),
  route(
    'PUT',
    '/nivelUsuario/{perfil}',
    atualizarNivelUsuario,
    ({ params, body }) => ({ perfil: params.perfil, nome: body.nome as string }),
    documented,
    { summary: 'Muda o nome de um nível.', tag, body: atualizarNivelUsuarioInput.pick({ nome: true }), response },
  ),
]
