import {
  type GraphQLFieldMap,
  type GraphQLInputObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import { actions } from '../../server/access-table.js'
import type { Action } from '../../server/kernel/access/actions.js'
import type { Feature } from '../../server/kernel/transport/feature.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { recordKinds } from '../factories/records.js'
import type { RecordKind } from '../factories/sample.js'
import { bodyOf } from './bodies.js'
import { swept, sweptSchema } from './swept.js'

/** A kind of record with a recycle bin, and the operations and routes that its records pass through. */
export interface Life {
  feature: Feature
  kind: RecordKind
  table: string
  /** the query of its list, and of one record */
  list: string
  one: string
  /** the plain fields of a record, as a selection */
  fields: string
  /** the fields by which its list is sorted */
  orders: readonly string[]
  /** whether the list is sorted by name unless somebody asks for another order */
  byName: boolean
  update: string | undefined
  input: GraphQLInputObjectType | undefined
  remove: string
  restore: string
  /** its first text by which the list is sorted, or else its first text */
  text: string | undefined
  sorts: boolean
  /** the fields without which none is created */
  required: readonly string[]
  /** the greatest length of each text of its body */
  lengths: ReadonlyMap<string, number>
  post: Route | undefined
  put: Route | undefined
  get: Route | undefined
  exported: Route | undefined
  /** the list of its own church, and that of all churches */
  all: Route | undefined
  adm: Route | undefined
  /** a perfil that reads and exports its records, and may not restore them; and one that reads them, and may not delete */
  reader: Perfil | undefined
  onlooker: Perfil | undefined
}

const fieldsOf = (type: unknown): GraphQLFieldMap<unknown, unknown> => (isObjectType(type) ? type.getFields() : {})
const queries = fieldsOf(sweptSchema.getQueryType())
const mutations = fieldsOf(sweptSchema.getMutationType())

type Perfil = 2 | 3 | 4 | 5

const allows = (action: unknown, perfil: Perfil): boolean =>
  typeof action === 'string' && Boolean(actions[action as Action]?.includes(perfil))

/** A perfil that may do all these actions, as far as there are any, and not that one. */
const who = (may: readonly unknown[], mayNot: unknown): Perfil | undefined =>
  ([5, 4, 3, 2] as const).find(
    (perfil) => may.every((action) => !action || allows(action, perfil)) && !allows(mayNot, perfil),
  )

function lifeOf(feature: Feature, kind: RecordKind): Life {
  const type = feature.record?.type ?? ''
  const routes = feature.routes ?? []
  const named = (fields: GraphQLFieldMap<unknown, unknown>, answer: string) => {
    const field = Object.values(fields).find((each) => String(each.type).replace('!', '') === answer)
    if (!field) throw new Error(`no query answers ${answer}`)
    return field
  }
  const list = named(queries, `${type}Page`)
  const one = named(queries, type)
  const exported = routes.find((route) => route.path.startsWith('/exportar/'))
  const reads = [list.extensions.action, one.extensions.action]
  const order = list.args.find(({ name }) => name === 'ordem')
  const orderFields = order && getNamedType(order.type)
  const enumOf = isInputObjectType(orderFields) && getNamedType(orderFields.getFields().campo?.type)
  const verb = (name: string) => (mutations[`${name}${type}`] ? `${name}${type}` : undefined)
  const update = verb('atualizar')
  const remove = verb('excluir') ?? ''
  const input = update && getNamedType(mutations[update]?.args.find(({ name }) => name === 'input')?.type)
  const at = (method: Route['method'], path: string) =>
    routes.find((route) => route.method === method && route.path === path)
  const path = kind.path ?? ''
  const lists = routes.filter((route) => route.list)
  const post = at('POST', path)
  const { lengths, required } = bodyOf(post)
  const created = sweptSchema.getType(kind.input ?? '')
  const needed = isInputObjectType(created) ? Object.values(created.getFields()).filter(isRequiredInputField) : []
  const orders = isEnumType(enumOf) ? enumOf.getValues().map(({ name }) => name) : []
  const plain = Object.values(fieldsOf(sweptSchema.getType(type)))
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.length)
    .map(({ name }) => name)
  const sorting = orders.find((name) => lengths.has(name))
  return {
    feature,
    kind,
    table: kind.table,
    list: list.name,
    one: one.name,
    fields: plain.join(' '),
    orders,
    byName: /sem ela, por (nome|título)/.test(order?.description ?? ''),
    update,
    input: isInputObjectType(input) ? input : undefined,
    remove,
    restore: verb('restaurar') ?? '',
    text: sorting ?? [...lengths.keys()].find((name) => plain.includes(name)),
    sorts: sorting !== undefined,
    required: [...new Set([...required, ...needed.map(({ name }) => name)])].filter(
      (name) => !path.includes(`{${name}}`),
    ),
    lengths,
    post,
    put: at('PUT', `${path}/{id}`),
    get: at('GET', `${path}/{id}`),
    exported,
    all: lists.find((route) => route.path === path) ?? lists.find(({ adm }) => !adm),
    adm: lists.find(({ adm }) => adm),
    reader: who([...reads, exported?.action], feature.bin?.restaurar.action),
    onlooker: who(reads, mutations[remove]?.extensions.action),
  }
}

/** Every kind of record that can be deleted and restored. */
export const lives: readonly Life[] = swept.flatMap((feature) => {
  if (!feature.bin || !feature.record) return []
  const kind = recordKinds.find(({ table }) => table === feature.table)
  if (!kind) throw new Error(`${feature.name} has a recycle bin, but no sample`)
  return [lifeOf(feature, kind)]
})
