import { publicAction } from '../../server/kernel/access/actions.js'
import { openReading } from '../../server/kernel/data/tenant/session.js'
import type { Context } from '../../server/kernel/work/context/context.js'
import type { ListCase } from '../../server/kernel/work/edges/edge.js'

/** What an edge may have forgotten, as a change of the list that it reads. */
export type Fault = (list: ListCase) => Partial<ListCase>

/** Runs while the edges of a list have a fault. Root lists of the same kind stay as they are. */
export async function withFault<T>(list: ListCase, fault: Fault, run: () => Promise<T>): Promise<T> {
  const { action, ofParents } = list
  Object.assign(list, fault(list))
  try {
    return await run()
  } finally {
    Object.assign(list, { action, ofParents })
  }
}

/** The same request, of which some part is answered otherwise. */
const instead = (ctx: Context, parts: Partial<Record<keyof Context, unknown>>): Context =>
  Object.defineProperties(
    Object.create(ctx),
    Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value }])),
  )

/** Neither the edge nor its list asks for the action. */
export const withoutPermission: Fault = ({ ofParents }) => ({
  action: publicAction,
  ofParents: (ctx, raw, pages) => ofParents(instead(ctx, { authorise: () => undefined }), raw, pages),
})

/** The list reads all churches, without a condition and without a policy, as the platform does. */
export const withoutChurch: Fault = ({ ofParents }) => ({
  async ofParents(ctx, raw, pages) {
    const { db, end } = await openReading(ctx.services.sessions, null)
    const reading = (run: (work: object) => unknown) => run({ db, idCliente: null, leave: async () => undefined })
    try {
      const viewer = ctx.viewer && {
        ...ctx.viewer,
        grants: new Map([...ctx.viewer.grants, ['plataforma.operar', 'tudo']]),
      }
      const read = async () => ({ db, idCliente: null })
      return await ofParents(instead(ctx, { viewer, reading, read }), raw, pages)
    } finally {
      await end()
    }
  },
})
