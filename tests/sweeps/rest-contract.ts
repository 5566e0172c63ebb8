import { z } from 'zod'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { RestAnswer, TestApp } from '../factories/harness.js'
import { realPath } from '../factories/records.js'

/** Every route that the specification documents and that is built, spelled as in the specification. */
export const documented = [
  'POST /login',
  'POST /logout',
  'GET /userProfile',
  'POST /cadastro',
  'POST /delete-customer',
  'POST /success-checkout',
  'POST /email-recuperacao-senha',
  'GET /getPasswordResetToken/{token}',
  'POST /updatePassword/{email}',
  'GET /user',
  'GET /adm/user',
  'GET /user/{id}',
  'POST /user',
  'PUT /user/{id}',
  'DELETE /user/{id}',
  'POST /importar-usuarios',
  'GET /patrimonios',
  'GET /adm/patrimonio',
  'GET /patrimonios/{id}',
  'POST /patrimonios',
  'PUT /patrimonios/{id}',
  'DELETE /patrimonios/{id}',
  'GET /tipoPatrimonios',
  'GET /adm/tipoPatrimonios',
  'GET /departamentos',
  'GET /adm/departamentos',
  'GET /departamentos/{id}',
  'POST /departamentos',
  'PUT /departamentos/{id}',
  'DELETE /departamentos/{id}',
  'GET /departamento-membros',
  'POST /departamento-membros',
  'DELETE /departamento-membros/departamento/{id}/membro/{idMembro}',
  'PATCH /departamento-membros/departamento/{id}/membro/{idMembro}/ativar',
  'PATCH /departamento-membros/departamento/{id}/membro/{idMembro}/desativar',
  'POST /batismo',
  'GET /batismos',
  'GET /adm/batismos',
  'DELETE /batismo/{id}',
  'GET /visitas-pastorais',
  'GET /adm/visitas-pastorais',
  'GET /visitas-pastorais/{id}',
  'POST /visitas-pastorais',
  'PUT /visitas-pastorais/{id}',
  'DELETE /visitas-pastorais/{id}',
  'GET /reunioes-lideranca',
  'GET /adm/reunioes-lideranca',
  'GET /reunioes-lideranca/{id}',
  'POST /reunioes-lideranca',
  'PUT /reunioes-lideranca/{id}',
  'DELETE /reunioes-lideranca/{id}',
  'GET /eventos',
  'GET /adm/eventos',
  'GET /eventos/{id}',
  'POST /eventos',
  'PUT /eventos/{id}',
  'DELETE /eventos/{id}',
  'GET /eventos-membros',
  'GET /adm/eventos-membros',
  'POST /eventos-membros',
  'DELETE /eventos-membros/{idMembro}',
  'GET /missoes',
  'GET /adm/missoes',
  'GET /missoes/{id}',
  'POST /missoes',
  'PUT /missoes/{id}',
  'DELETE /missoes/{id}',
  'GET /missoes-membros',
  'GET /adm/missoes-membros',
  'POST /missoes-membros',
  'DELETE /missoes-membros/{idMembro}',
  'PATCH /missoes-membros/{idMembro}/ativar',
  'PATCH /missoes-membros/{idMembro}/desativar',
  'GET /campanhasMissoes',
  'GET /adm/campanhasMissoes',
  'GET /campanhasMissoes/{id}',
  'POST /campanhasMissoes',
  'PUT /campanhasMissoes/{id}',
  'PATCH /campanhasMissoes/{id}/cancelar',
  'PATCH /campanhasMissoes/{id}/ativar',
  'PATCH /campanhasMissoes/{id}/concluir',
  'POST /campanhas-missoes-doacoes',
  'GET /campanhas-missoes-doacoes/campanha/{id}',
  'GET /adm/campanhas-missoes-doacoes',
  'DELETE /campanhas-missoes-doacoes/{id}',
  'GET /classesEBD',
  'GET /adm/classesEBD',
  'GET /classesEBD/{id}',
  'POST /classesEBD',
  'PUT /classesEBD/{id}',
  'DELETE /classesEBD/{id}',
  'GET /aulasEBD',
  'GET /adm/aulasEBD',
  'GET /aulasEBD/{id}',
  'POST /aulasEBD',
  'PUT /aulasEBD/{id}',
  'DELETE /aulasEBD/{id}',
  'GET /celulas',
  'GET /adm/celulas',
  'GET /celulas/{id}',
  'POST /celulas',
  'PUT /celulas/{id}',
  'DELETE /celulas/{id}',
  'GET /membros-celulas',
  'POST /membros-celulas',
  'DELETE /membros-celulas/{idMembro}',
  'PATCH /membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}',
  'GET /celulas/{idCelula}/encontros',
  'GET /celulas/{idCelula}/encontros/{id}',
  'POST /celulas/{idCelula}/encontros',
  'PUT /celulas/{idCelula}/encontros/{id}',
  'DELETE /celulas/{idCelula}/encontros/{id}',
  'GET /celulas/{idCelula}/encontros/{id}/membros',
  'POST /celulas/{idCelula}/encontros/{id}/membros',
  'DELETE /celulas/{idCelula}/encontros/{id}/membros/{idMembro}',
  'GET /gerarRelatorioCelulas',
  'GET /relatorio/{tipo}',
  'GET /entradas',
  'GET /adm/entradas',
  'GET /entradas/{id}',
  'POST /entradas',
  'PUT /entradas/{id}',
  'DELETE /entradas/{id}',
  'GET /saidas',
  'GET /adm/saidas',
  'GET /saidas/{id}',
  'POST /saidas',
  'PUT /saidas/{id}',
  'DELETE /saidas/{id}',
  'GET /gruposLouvor/{idCliente}',
  'GET /adm/gruposLouvor',
  'GET /gruposLouvor/grupo/{id}',
  'POST /gruposLouvor',
  'PUT /gruposLouvor/{id}/{idCliente}',
  'DELETE /gruposLouvor/{id}/{idCliente}',
  'GET /grupos_louvor/{idGrupo}/membros',
  'POST /grupos_louvor/{idGrupo}/membros/{uuid}',
  'PATCH /grupos_louvor/{idGrupo}/membros/{uuid}/promover',
  'DELETE /grupos_louvor/{idGrupo}/membros/{uuid}',
  'GET /ensaiosLouvor/{groupId}/cliente/{idCliente}',
  'GET /ensaiosLouvor/cliente/{idCliente}',
  'GET /adm/ensaiosLouvor',
  'GET /ensaiosLouvor/ensaio/{id}/cliente/{idCliente}',
  'POST /ensaiosLouvor',
  'PUT /ensaiosLouvor/{id}/cliente/{idCliente}',
  'PATCH /ensaiosLouvor/{id}/concluir',
  'GET /setlist-ensaio/{idEnsaio}/cliente/{idCliente}',
  'POST /setlist-ensaio',
  'GET /escalas-cultos',
  'GET /adm/escalas-cultos',
  'GET /escalas-cultos/usuario',
  'GET /escalas-cultos/{id}',
  'POST /escalas-cultos',
  'PUT /escalas-cultos/{id}',
  'DELETE /escalas-cultos/{id}',
] as const

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`

export const missingRoutes = (routes: readonly Route[]): string[] => {
  const served = new Set(routes.map(nameOf))
  return documented.filter((name) => !served.has(name))
}

/** Finds where a value differs from the document: a field is missing, has another type or is not documented. */
export function shapeFindings(name: string, response: z.ZodType | undefined, value: unknown): string[] {
  if (!response) return []
  const exact = response instanceof z.ZodObject ? z.strictObject(response.shape) : response
  const parsed = exact.safeParse(value)
  return parsed.success
    ? []
    : [`${name}: ${parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`]
}

/** Checks a list: its rows are as documented, and X-Total-Count, limit, offset and busca work. */
export async function listFindings(app: TestApp, token: string, route: Route): Promise<string[]> {
  const name = nameOf(route)
  const findings: string[] = []
  const path = await realPath(app, token, route.path)
  const read = async (query: string) => {
    const answer = await app.rest(token, 'GET', `${path}${query}`)
    const body = route.under ? answer.body[route.under] : answer.body
    if (answer.status !== 200 || !Array.isArray(body))
      findings.push(`${name}${query} answers ${answer.status} ${JSON.stringify(answer.body)}`)
    return { rows: body as unknown[], total: answer.headers['x-total-count'] }
  }
  const all = await read('')
  if (findings.length) return findings
  if (all.rows.length < 2) findings.push(`${name} has too few rows to judge`)
  findings.push(...all.rows.flatMap((row) => shapeFindings(name, route.response, row)).slice(0, 3))
  const wanted = {
    '': [all.rows, all.rows.length],
    '?limit=1': [all.rows.slice(0, 1), all.rows.length],
    '?offset=1': [all.rows.slice(1), all.rows.length],
    '?limit=1&offset=1': [all.rows.slice(1, 2), all.rows.length],
    '?busca=zzznobodyzzz': [[], 0],
  } as const
  for (const [query, [rows, total]] of Object.entries(wanted)) {
    const answer = await read(query)
    if (JSON.stringify(answer.rows) !== JSON.stringify(rows))
      findings.push(`${name}${query} answers ${answer.rows.length} rows, not those ${rows.length}`)
    if (answer.total !== String(total)) findings.push(`${name}${query} has X-Total-Count ${answer.total}, not ${total}`)
  }
  return findings
}

const errorBody = z.strictObject({
  error: z.string().min(1),
  erro: z.string(),
  Erro: z.string(),
  message: z.string(),
  codigo: z.string().regex(/^[A-Z_]+$/),
  correlacao: z.string().min(1),
  campos: z.record(z.string(), z.string()).optional(),
})

/** Checks an error: the same text in four fields, with its code and its request id. */
export function errorFindings(name: string, { status, body }: Pick<RestAnswer, 'status' | 'body'>): string[] {
  if (status < 400) return [`${name} answers ${status} instead of an error`]
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return shapeFindings(`${name} (${status})`, errorBody, body)
  const { error, erro, Erro, message } = parsed.data
  return new Set([error, erro, Erro, message]).size === 1 ? [] : [`${name} (${status}) says different things`]
}
