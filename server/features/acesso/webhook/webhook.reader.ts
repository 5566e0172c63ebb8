import { sql } from 'kysely'
import { publicAction } from '../../../kernel/access/actions.js'
import { operatesPlatform, type Viewer } from '../../../kernel/access/can.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { Context, type Services } from '../../../kernel/work/context/context.js'
import type { RecordKind } from '../../../kernel/work/contributions/contributions.js'
import { by, pagesOf } from '../../../kernel/work/edges/edge.js'
import { accessFrom, accessRules } from '../sessao/index.js'
import { eventosOf } from './webhook.rules.js'

type Found = Omit<Viewer, 'grants' | 'own'> & { regras: string | null }

/**
 * A person with the access of this moment.
 * @returns undefined for somebody who may not sign in any more, and for the platform, which reads all churches
 */
async function personNow(services: Services, idCliente: number, idUsuario: number): Promise<Viewer | undefined> {
  const reading = await openReading(services.sessions, idCliente)
  try {
    const { rows } = await sql<Found>`
      select u.id, u.uuid, u.id_cliente as "idCliente", u.perfil, u.name, ${sql.raw(accessRules('u'))} as regras
      from usuario u
      where u.id_cliente = ${idCliente} and u.id = ${idUsuario} and u.usuario_ativo = 1 and u.excluido_em is null`.execute(
      reading.db,
    )
    const [found] = rows
    if (!found) return undefined
    const { regras, ...person } = found
    const viewer = { ...person, ...(await accessFrom(services, reading, person, regras)) }
    return operatesPlatform(viewer) ? undefined : viewer
  } finally {
    await reading.end()
  }
}

/** What is asked about a record that a delivery names. */
interface Named {
  evento: string
  tabela: string | null
  numero: number | null
  apagado: boolean
}

const loaders = new WeakMap<RecordKind['list'], ReturnType<typeof pagesOf>>()

function itself({ list }: RecordKind, table: string) {
  const known = loaders.get(list) ?? pagesOf(list, by(`${table}.id`))
  loaders.set(list, known)
  return known
}

const one = { limit: 1, offset: 0, comTotal: false, columns: ['id'] }

/** Which of these deliveries a person may receive now: those of the records that the person's own lists show. */
export interface Reader {
  /** whether the webhook's creator may still have it */
  active: boolean
  reads<D extends Named>(deliveries: readonly D[]): Promise<Set<D>>
}

export async function readerNow(services: Services, idCliente: number, idUsuario: number): Promise<Reader> {
  const viewer = await personNow(services, idCliente, idUsuario)
  if (!viewer?.grants.has('webhook.administrar')) return { active: false, reads: async () => new Set() }
  return {
    active: true,
    async reads(deliveries) {
      const ctx = new Context(services, { viewer, requestId: 'webhook', ip: '', userAgent: '' })
      try {
        const may = await Promise.all(deliveries.map((delivery) => mayRead(ctx, delivery)))
        return new Set(deliveries.filter((_, index) => may[index]))
      } finally {
        await ctx.close()
      }
    },
  }
}

async function mayRead(ctx: Context, { evento, tabela, numero, apagado }: Named): Promise<boolean> {
  // a test is about no record
  if (tabela === null || numero === null) return true
  // what happened may be about more than the record that it names
  const known = eventosOf(ctx.services.features).find(({ nome }) => nome === evento)
  if (!known?.acoes.every((action) => ctx.can(action))) return false
  const kind = ctx.services.features.find(({ table, record }) => table === tabela && record)?.record
  if (!kind || !ctx.can(kind.list.action)) return false
  // no list shows a row that no longer exists
  if (apagado) return kind.list.action === publicAction || ctx.reachesAll(kind.list.action)
  const read = itself(kind, tabela)
  if ((await read(ctx, numero, one)).rows.length) return true
  if (!ctx.can('lixeira.restaurar')) return false
  return (await read(ctx, numero, { ...one, filtro: { excluidos: true } })).rows.length > 0
}
