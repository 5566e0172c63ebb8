import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { openReading, type Reading, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { Assinatura } from './assinatura.entity.js'

const columns = recordFields(Assinatura, 'idCliente', 'uuid', 'createdAt', 'updatedAt', 'versao')

const selected = (work: Pick<Reading, 'db' | 'idCliente'>) => from(work, 'assinatura').select(columns)

type Selected = NonNullable<Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirst']>>>

/** Writing transactions return timestamps as text, but here they are compared. */
const withInstants = (row: Selected) => ({
  ...row,
  gracaAte: row.gracaAte && new Date(row.gracaAte),
  periodoAte: row.periodoAte && new Date(row.periodoAte),
  eventoEm: new Date(row.eventoEm),
})

export type AssinaturaRow = ReturnType<typeof withInstants>

/** The church's subscription, if it has one. */
export async function readAssinatura(work: Pick<Reading, 'db' | 'idCliente'>): Promise<AssinaturaRow | undefined> {
  const row = await selected(work).executeTakeFirst()
  return row && withInstants(row)
}

/** The church's subscription, locked until the transaction ends. */
export async function lockAssinatura(work: Writing): Promise<AssinaturaRow | undefined> {
  const row = await selected(work).forUpdate().executeTakeFirst()
  return row && withInstants(row)
}

/** The sign-up that waits for its payment, if any, locked until the transaction ends. */
export const lockPending = (work: Writing, clienteStripe: string) =>
  from(work, 'cadastro_pendente')
    .select(['id', 'nomeIgreja', 'name', 'email', 'plano'])
    .where('clienteStripe', '=', clienteStripe)
    .where('canceladoEm', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export interface Buyer {
  idCliente: number
  /** waits: not paid yet; gone: cancelled; church: the church exists */
  state: 'waits' | 'gone' | 'church'
  checkoutStripe: string | null
}

/** The church or the sign-up of a customer at the provider, searched in all churches. */
export async function buyerOf(services: Services, clienteStripe: string): Promise<Buyer | undefined> {
  const reading = await openReading(services.sessions, null)
  try {
    const church = await reading.db
      .selectFrom('assinatura')
      .select('idCliente')
      .where('clienteStripe', '=', clienteStripe)
      .executeTakeFirst()
    if (church) return { ...church, state: 'church', checkoutStripe: null }
    const pending = await reading.db
      .selectFrom('cadastro_pendente')
      .select(['idCliente', 'checkoutStripe', 'canceladoEm'])
      .where('clienteStripe', '=', clienteStripe)
      .executeTakeFirst()
    return pending && { ...pending, state: pending.canceladoEm ? 'gone' : 'waits' }
  } finally {
    await reading.end()
  }
}
