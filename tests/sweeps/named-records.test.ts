import 'reflect-metadata'
import { describe, expect, test } from '@jest/globals'
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { z } from 'zod'
import { features } from '../../server/features.js'
import { type Action, type PublicAction, perfisOf, publicAction } from '../../server/kernel/access/actions.js'
import { perfis } from '../../server/kernel/access/perfis.js'
import type { Named } from '../../server/kernel/tenant/named-church.js'
import { schemaOf } from '../factories/schema.js'

/** Writes that name something and have no church to find, with the reason. */
const ofTheSession: Record<string, string> = {
  encerrarSessao: 'a session of the current user',
  removerAparelho: 'a device of the current user',
  repetirTarefa: 'a job of the queue, which keeps its church',
  restaurarDaLixeira: 'the feature of the record restores it, in the church of the record',
}

/** The same over REST. */
const overRest: Record<string, string> = {
  'PUT /nivelUsuario/{perfil}': 'a perfil, which every church has',
}

/** What the sweep looks at in an operation. */
interface Write {
  name: string
  action: Action | PublicAction
  record?: unknown
  recordField?: string | undefined
  named?: Named | undefined
  /** the paths of the records that the input may name, as in `named` */
  refs: readonly string[]
  /** those without which there is no such write */
  needed: readonly string[]
}

/** Whether the platform's administrator may do it: all others stay in their own church. */
const ofPlatform = ({ action }: Write): boolean => action !== publicAction && perfisOf(action).includes(perfis.platform)

type Arg = { name: string; type: GraphQLInputType }

/** The paths of all references in these arguments; those of the argument `input` are the fields of a call's input. */
function refsIn(args: readonly Arg[], needed: boolean, before = ''): string[] {
  return args.flatMap(({ name, type }) => {
    if (needed && !isNonNullType(type)) return []
    const named = getNamedType(type)
    const inner = name === 'input' && before === ''
    if (isInputObjectType(named))
      return refsIn(Object.values(named.getFields()), needed, inner ? '' : `${before}${name}.`)
    return named.name === 'ID' ? [`${before}${name}`] : []
  })
}

const mutations = (): Write[] =>
  Object.values(schemaOf(features).getMutationType()?.getFields() ?? {}).flatMap(({ name, args, extensions }) => {
    const { action, record, recordField, named } = extensions as unknown as Write
    return action
      ? [{ name, action, record, recordField, named, refs: refsIn(args, false), needed: refsIn(args, true) }]
      : []
  })

/** The writes that name a record and do not look for its church. */
const lost = (writes: readonly Write[]): string[] =>
  writes.filter((write) => write.refs.length > 0 && !write.record && !write.named).map(({ name }) => name)

/** The fields in which these writes look for a record, and which their input does not have. */
const unknown = (writes: readonly Write[]): string[] =>
  writes.flatMap(({ name, record, recordField, named, refs }) => {
    const sought = [
      ...(record && !refs.includes('id') ? [recordField ?? 'id'] : []),
      ...Object.keys(typeof named === 'object' ? named : {}),
    ]
    return sought.filter((path) => !refs.includes(path)).map((path) => `${name}: ${path}`)
  })

describe('a write of the platform’s administrator that names a record, alone, in a list or as what a new record refers to', () => {
  test('happens in the church of the record', () => {
    const known = mutations().filter(ofPlatform)
    expect(known.filter(({ needed }) => needed.length > 0).length).toBeGreaterThan(200)
    expect(known.filter(({ name }) => /^(anexar|confirmarMembros|criarDizimos)/.test(name))).toHaveLength(8)
    const found = lost(known)
    expect(found.filter((name) => !ofTheSession[name])).toEqual([])
    expect(Object.keys(ofTheSession).filter((name) => !found.includes(name))).toEqual([])
    expect(unknown(known)).toEqual([])
  })

  test('happens in the church of the record also over REST', () => {
    const calls = features.flatMap((feature) => [...(feature.routes ?? [])]).filter(({ method }) => method !== 'GET')
    const writes = calls.map(({ method, path, body, action, record, named }): Write => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const inBody = Object.keys((body as z.ZodObject | undefined)?.shape ?? {}).filter((field) =>
        /^id[A-Z]/.test(field),
      )
      const refs = [...inPath, ...inBody].filter((field) => field !== 'idCliente')
      return { name: `${method} ${path}`, action, record, named, refs, needed: refs }
    })
    const known = writes.filter(ofPlatform)
    expect(known.filter(({ refs }) => refs.length > 0).length).toBeGreaterThan(100)
    const found = lost(known)
    expect(found.filter((name) => !overRest[name])).toEqual([])
    expect(Object.keys(overRest).filter((name) => !found.includes(name))).toEqual([])
  })

  test('is found by this sweep when its list, or the field of a new record, is forgotten', () => {
    const id = schemaOf(features).getType('ID') as GraphQLInputType
    const write = (name: string, args: readonly Arg[], rest: Partial<Write> = {}): Write => ({
      name,
      action: 'celula.escrever',
      refs: refsIn(args, false),
      needed: [],
      ...rest,
    })
    const list = schemaOf(features).getMutationType()?.getFields().confirmarMembrosCelula?.args ?? []
    const rows = schemaOf(features).getMutationType()?.getFields().conciliarMovimentos?.args ?? []
    expect(isListType(getNullableType(list[0]?.type as GraphQLInputType))).toBe(true)
    expect(lost([write('a', list), write('b', rows), write('c', [{ name: 'idLocal', type: id }])])).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(unknown([write('d', rows, { named: { 'itens.id': 'celula' } })])).toEqual([])
    expect(unknown([write('e', rows, { named: { 'linhas.id': 'celula' } })])).toEqual(['e: linhas.id'])
    expect(unknown([write('f', list, { record: 'celula', recordField: 'idCelula' })])).toEqual(['f: idCelula'])
  })
})
