import type { Action } from '../../../kernel/access/actions.js'
import { forbidden } from '../../../kernel/base/errors.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { vinculosOf } from '../grupo-louvor/index.js'
import { type Acesso, acessoTo } from './ensaio-louvor.rules.js'

/** A reading or writing transaction, with the current user. */
type Work = Pick<Reading, 'db' | 'idCliente'> & { ctx: Context }

/** The worship groups of the current user. */
export const gruposOfRequester = async (work: Work) => vinculosOf(work, [work.ctx.viewer?.id ?? 0])

/**
 * The ids of the groups whose rehearsals the current user may see, or null for all groups.
 * @param all the action that allows all groups; limited to the own groups, it allows these besides those in which the
 * person takes part
 */
export async function visibleGrupos(work: Work, all: Action): Promise<number[] | null> {
  const { ctx } = work
  if (ctx.reachesAll(all)) return null
  const own = (ctx.can(all) && ctx.limitedTo(all)) || []
  return [...new Set([...(await gruposOfRequester(work)).map(({ idGrupo }) => idGrupo), ...own])]
}

const refusals: Record<keyof Acesso, string> = {
  verEnsaio: 'Só os membros do grupo veem os ensaios dele.',
  verSetlist: 'Só os membros do grupo veem os setlists dele.',
  escreverSetlist: 'Só quem lidera o grupo escreve os setlists dele.',
}

/**
 * @param what the access to the group's rehearsals that the current user needs
 * @throws FORBIDDEN without this access
 */
export async function requireTipo(work: Work, idGrupo: number, what: keyof Acesso): Promise<void> {
  const who = work.ctx.within(idGrupo)
  if (acessoTo(idGrupo, [], who)[what]) return
  if (!acessoTo(idGrupo, await gruposOfRequester(work), who)[what]) throw forbidden(refusals[what])
}
