import type { Action } from '../../../kernel/access/actions.js'
import type { Reach } from '../../../kernel/access/levels.js'
import { settingsForAll } from '../../../kernel/access/own-groups.js'
import type { Context, Services } from '../../../kernel/context.js'
import type { Settings } from '../../../kernel/reading/reading.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { accessOfPerson } from '../../acesso/sessao/index.js'
import type { Escopo } from './fontes/fonte.js'

/** The actions that decide for each person whether a report prints the e-mail or the CPF. */
const colunas = ['usuario.lerEmail', 'usuario.lerDadosPessoais'] as const satisfies readonly Action[]
type Coluna = (typeof colunas)[number]

/** How far somebody may read these. */
export type Alcances = Partial<Record<Coluna, Reach>>

/** Whose e-mail or CPF a report was allowed to print: everybody's, or those of these people. */
export type Lidos = Partial<Record<Coluna, 'tudo' | readonly number[]>>

/** What the person who asks for a report may read. */
export interface Leitor extends Pick<Escopo, 'lesEmail' | 'lesDadosPessoais'> {
  /** the settings that limit the report to the person's own groups */
  limits?: Settings
}

/** How far whoever asks now may read: an API token only as far as its scopes go. It is kept until the report is made. */
export const alcancesDe = (ctx: Context): Alcances =>
  Object.fromEntries(
    colunas.flatMap((acao) => (ctx.can(acao) ? [[acao, ctx.reachesAll(acao) ? 'tudo' : 'meus'] as const] : [])),
  )

/**
 * The person who has asked for a report that is made later. It reads at most what the request allowed, and what the person
 * may read now.
 * @param pedido the result of alcancesDe, when the report was asked for
 * @param acoes those of the report
 * @returns also `lidos`, which is complete when the report is made
 */
export async function leitorDe(
  services: Services,
  scope: Pick<Reading, 'db'> & { idCliente: number },
  idUsuario: number | null,
  pedido: Alcances,
  acoes: readonly Action[],
): Promise<Leitor & { lidos(): Lidos }> {
  // the platform's administrator is no person of this church, and is not limited
  const access = idUsuario === null ? undefined : await accessOfPerson(services, scope, idUsuario)
  const lidos = new Map<Coluna, 'tudo' | Set<number>>()
  const reads = (acao: Coluna) => {
    const alcance = menor(pedido[acao], access ? access.grants.get(acao) : 'tudo')
    const pessoas = new Set<number>()
    return (id: number): boolean => {
      if (access && id === idUsuario) return true
      if (!alcance || (alcance === 'meus' && !access?.own?.people.has(id))) return false
      lidos.set(acao, alcance === 'tudo' ? 'tudo' : pessoas.add(id))
      return true
    }
  }
  return {
    ...(access && { limits: settingsForAll(access.grants, access.own, acoes) }),
    lesEmail: reads('usuario.lerEmail'),
    lesDadosPessoais: reads('usuario.lerDadosPessoais'),
    lidos: () => Object.fromEntries([...lidos].map(([acao, quem]) => [acao, quem === 'tudo' ? quem : [...quem]])),
  }
}

const menor = (one: Reach | undefined, other: Reach | undefined): Reach | undefined =>
  one && other && (one === 'meus' || other === 'meus' ? 'meus' : 'tudo')

/**
 * Whether the current user may still read everything that a report was allowed to print.
 * @param lidos undefined for a report that an earlier version made, which did not note it: no API token opens it, nor
 * anybody limited to the own groups, unless they read everything. Such reports are gone after a few days
 */
export function leTudo(ctx: Context, lidos: Lidos | undefined): boolean {
  if (!lidos) {
    const { escopos, grants } = ctx.viewer ?? {}
    return colunas.every((acao) => ctx.reachesAll(acao) || (!escopos && grants?.get(acao) !== 'meus'))
  }
  return colunas.every((acao) => {
    const quem = lidos[acao] ?? []
    return quem === 'tudo' ? ctx.reachesAll(acao) : quem.every((id) => ctx.reachesPerson(acao, id))
  })
}
