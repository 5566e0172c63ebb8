import type { Reach } from '../../../../schema/rules/levels.js'
import type { Action } from '../../../kernel/access/actions.js'
import { settingsForAll } from '../../../kernel/access/own-groups.js'
import type { Settings } from '../../../kernel/data/reading/reading.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import { accessOfPerson } from '../../acesso/sessao/index.js'
import type { Escopo } from './fontes/fonte.js'

/** The actions that decide for each person whether a report prints the e-mail or the CPF. */
const colunas = ['usuario.lerEmail', 'usuario.lerDadosPessoais'] as const satisfies readonly Action[]
type Column = (typeof colunas)[number]

/** How far somebody may read these. */
export type Alcances = Partial<Record<Column, Reach>>

/** Whose e-mail or CPF a report was allowed to print: everybody's, or those of these people. */
export type ReadColumns = Partial<Record<Column, 'tudo' | readonly number[]>>

/** What the person who asks for a report may read. */
export interface Leitor extends Pick<Escopo, 'lesEmail' | 'lesDadosPessoais'> {
  /** the settings that limit the report to the person's own groups */
  limits?: Settings
}

/** How far whoever asks now may read: an API token only as far as its scopes go. It is kept until the report is made. */
export const alcancesOf = (ctx: Context): Alcances =>
  Object.fromEntries(
    colunas.flatMap((action) => (ctx.can(action) ? [[action, ctx.reachesAll(action) ? 'tudo' : 'meus'] as const] : [])),
  )

/**
 * The person who has asked for a report that is made later. It reads at most what the request allowed, and what the person
 * may read now.
 * @param pedido the result of alcancesOf, when the report was asked for
 * @param actions those of the report
 * @returns also `lidos`, which is complete when the report is made
 */
export async function leitorOf(
  services: Services,
  scope: Pick<Reading, 'db'> & { idCliente: number },
  idUsuario: number | null,
  pedido: Alcances,
  actions: readonly Action[],
): Promise<Leitor & { lidos(): ReadColumns }> {
  // the platform's administrator is no person of this church, and is not limited
  const access = idUsuario === null ? undefined : await accessOfPerson(services, scope, idUsuario)
  const read = new Map<Column, 'tudo' | Set<number>>()
  const reads = (action: Column) => {
    const alcance = narrowerReach(pedido[action], access ? access.grants.get(action) : 'tudo')
    const pessoas = new Set<number>()
    return (id: number): boolean => {
      if (access && id === idUsuario) return true
      if (!alcance || (alcance === 'meus' && !access?.own?.people.has(id))) return false
      read.set(action, alcance === 'tudo' ? 'tudo' : pessoas.add(id))
      return true
    }
  }
  return {
    ...(access && { limits: settingsForAll(access.grants, access.own, actions) }),
    lesEmail: reads('usuario.lerEmail'),
    lesDadosPessoais: reads('usuario.lerDadosPessoais'),
    lidos: () => Object.fromEntries([...read].map(([action, who]) => [action, who === 'tudo' ? who : [...who]])),
  }
}

const narrowerReach = (one: Reach | undefined, other: Reach | undefined): Reach | undefined =>
  one && other && (one === 'meus' || other === 'meus' ? 'meus' : 'tudo')

/**
 * Whether the current user may still read everything that a report was allowed to print.
 * @param read undefined for a report that an earlier version made, which did not note it: no API token opens it, nor
 * anybody limited to the own groups, unless they read everything. Such reports are gone after a few days
 */
export function readsEverything(ctx: Context, read: ReadColumns | undefined): boolean {
  if (!read) {
    const { escopos, grants } = ctx.viewer ?? {}
    return colunas.every((action) => ctx.reachesAll(action) || (!escopos && grants?.get(action) !== 'meus'))
  }
  return colunas.every((action) => {
    const who = read[action] ?? []
    return who === 'tudo' ? ctx.reachesAll(action) : who.every((id) => ctx.reachesPerson(action, id))
  })
}
