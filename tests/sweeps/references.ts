import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql'
import { actions } from '../../server/access-table.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import type { TestApp, TestChurch } from '../factories/harness.js'
import { kindOfPath } from '../factories/records.js'
import { callOperation, type Operation, variablesFor } from './operations.js'

const ignored = 'a change leaves it as it is'

/** References that are not looked up, with the reason. They too must reveal nothing and must not be stored. */
const unlooked: Record<string, string> = {
  'atualizarEntrada input.idCentroCusto': 'the entry that everybody has comes from a lesson, which refuses first',
  'PUT /entradas/{id} idCentroCusto': 'the same',
  'atualizarEntrada input.idContaFinanceira': 'the same',
  'atualizarEntrada input.idCategoria': 'the same',
  'gerarRelatorio input.idCelula': 'each kind of report looks at its own (relatorio.access.test.ts)',
  'gerarRelatorio input.idDepartamento': 'the same',
  'gerarRelatorio input.idUsuario': 'the same',
  'gerarRelatorio input.idContaFinanceira': 'the same',
  'gerarRelatorio input.idCategoria': 'the same',
  'gerarRelatorio input.idCentroCusto': 'the same',
  'separarCategoria input.lancamentos.0': 'what is not of the category is left out: it may have moved since',
  'separacaoDeCategoria input.lancamentos.0': 'the same',
  'desfazerMovimentos itens.0.entradas.0': 'what is not matched with exactly these entries stays, and is told so',
  'desfazerMovimentos itens.0.saidas.0': 'the same',
  'desfazerMovimentos itens.0.transferencias.0': 'the same',
  'devolverLancamentos itens.0.entradas.0': 'the same',
  'devolverLancamentos itens.0.saidas.0': 'the same',
  'devolverLancamentos itens.0.transferencias.0': 'the same',
  'PUT /liturgiaCulto/{id} idCulto': ignored,
  'PUT /aulasEBD/{id} idClasse': ignored,
  'PUT /setlist-ensaio/{id} idEnsaio': ignored,
}

/** A place within the variables of a call: ['input', 'presentes', 0]. */
type Place = readonly (string | number)[]

/** The number that one record has in every table: `own` for the current user's church, `foreign` for another church. */
export interface Numbers {
  own: number
  foreign: number
}

/** A number of no record. Another church's record must get the same response. */
const nobody = 2_000_000_000

const mayCall = ({ action }: Pick<Operation | Route, 'action'>) =>
  action !== undefined && action !== publicAction && actions[action].includes(1)

/**
 * Calls every operation that names several records, with one foreign reference at a time while all other references
 * belong to the current user's church. Each foreign reference must be refused, like a record that does not exist.
 */
export async function referenceFindings(
  app: TestApp,
  attacker: TestChurch,
  numbers: Numbers,
  operations: readonly Operation[],
  routes: readonly Route[],
): Promise<string[]> {
  const token = await attacker.token(1)
  const findings: string[] = []
  for (const operation of operations.filter(mayCall)) {
    const variables = withReferences(operation, String(numbers.own))
    const call = async (changed: object) => {
      const { status, data, errors } = await callOperation(app, token, operation, changed as Record<string, unknown>)
      // a person has at most ten unfinished reports, and no job makes them here
      if (operation.name === 'gerarRelatorio')
        await app.sql(`update relatorio set status = 'falhou' where id_cliente = $1`, [attacker.idCliente])
      const refused = (Object.values(data ?? {})[0] as { recusados?: object[] } | null)?.recusados?.length
      const fields = Object.keys(errors?.[0]?.extensions.campos ?? {})
      return {
        status,
        fields,
        refused: refused !== undefined && refused > 0,
        text: [status, data, errors?.[0]?.message],
      }
    }
    const reads = operation.kind !== 'mutation'
    findings.push(...(await placesFindings(operation.name, variables, numbers, call, reads)))
  }
  for (const route of routes.filter(mayCall)) {
    const kind = kindOfPath(route.path)
    // only these routes have a sample of their body
    if (!kind?.sample || ![`POST ${kind.path}`, `PUT ${kind.path}/{id}`].includes(`${route.method} ${route.path}`))
      continue
    const path = route.path.replace('{id}', String(numbers.own))
    const call = async (body: object) => {
      const answer = await app.rest(token, route.method, path, body)
      const fields = Object.keys(answer.body?.campos ?? {})
      return { status: answer.status, fields, refused: false, text: [answer.status, answer.body?.message] }
    }
    const body = kind.sample(numbers.own)
    findings.push(...(await placesFindings(`${route.method} ${route.path}`, body, numbers, call, false)))
  }
  return findings
}

interface Answer {
  status: number
  /** fields that the response reports as wrong */
  fields: string[]
  /** whether the response lists records that were left out */
  refused: boolean
  text: unknown[]
}

async function placesFindings(
  name: string,
  variables: object,
  { own, foreign }: Numbers,
  call: (variables: object) => Promise<Answer>,
  reads: boolean,
): Promise<string[]> {
  const places = placesOf(variables, String(own))
  // an operation on a single record is tested by the tenant sweep (tenant.test.ts)
  if (places.every((place) => place.length === 1 && (place[0] === 'id' || place[0] === 'uuid'))) return []
  const findings: string[] = []
  for (const place of places) {
    const none = await call(changed(variables, place, nobody))
    const named = await call(changed(variables, place, foreign))
    const where = `${name} ${place.join('.')}`
    const field = String(place.findLast((part) => typeof part === 'string'))
    const looked =
      none.status === 404 ||
      none.refused ||
      none.fields.some((each) => each.includes(field)) ||
      (reads && none.status === 200)
    if (!looked && !unlooked[where])
      findings.push(`${where} is not looked at: ${JSON.stringify(none.text)} ${none.fields.join(' ')}`)
    const texts = [none, named].map(({ text }) =>
      JSON.stringify(text).replaceAll(String(nobody), 'REF').replaceAll(String(foreign), 'REF'),
    )
    if (texts[0] !== texts[1])
      findings.push(`${where} answers ${texts[1]} for another church's record, ${texts[0]} for none`)
  }
  return findings
}

/** The places in these variables that contain this number. */
function placesOf(value: unknown, number: string, at: Place = []): Place[] {
  if (String(value) === number && typeof value !== 'object') return [at]
  if (Array.isArray(value)) return value.flatMap((each, index) => placesOf(each, number, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => placesOf(each, number, [...at, name]))
}

/** A copy of the variables with another number at this place, of the same type. */
function changed(variables: object, place: Place, number: number): object {
  const copy = structuredClone(variables)
  let parent = copy as Record<string, unknown>
  for (const part of place.slice(0, -1)) parent = parent[part] as typeof parent
  const last = String(place.at(-1))
  parent[last] = typeof parent[last] === 'number' ? number : String(number)
  return copy
}

/** The usual variables, with every reference (every ID of the schema) that the samples leave out. */
function withReferences(operation: Operation, own: string): Record<string, unknown> {
  const variables = variablesFor(operation, own)
  for (const { name, type } of operation.args) variables[name] = filled(variables[name], type, own)
  return variables
}

function filled(value: unknown, type: GraphQLInputType, own: string): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) {
    if (getNamedType(inner).name === 'ID') return [own]
    return Array.isArray(value) ? value.map((each) => filled(each, inner.ofType, own)) : value
  }
  if (getNamedType(type).name === 'ID') return value ?? own
  if (!isInputObjectType(inner)) return value
  const given = (value ?? {}) as Record<string, unknown>
  const fields = Object.values(inner.getFields())
  if (value === null && !fields.some((field) => getNamedType(field.type).name === 'ID')) return null
  return {
    ...given,
    ...Object.fromEntries(
      fields
        .filter((field) => given[field.name] !== undefined || getNamedType(field.type).name === 'ID')
        .map((field) => [field.name, filled(given[field.name], field.type, own)]),
    ),
  }
}
