import { sql } from 'kysely'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { type ContaKey, inConta } from '../conta-financeira/index.js'

/**
 * The totals are always of one church, also for the platform's administrator. With a cost centre or an account, they
 * contain only its entries.
 */
export type Scope = Pick<Reading, 'db'> & {
  idCliente: number
  idCentroCusto?: number | null | undefined
  conta?: ContaKey | null | undefined
}

/** The condition of the entries in this scope. */
export const noEscopo = ({ idCentroCusto, conta }: Pick<Scope, 'idCentroCusto' | 'conta'>) =>
  sql`${typeof idCentroCusto === 'number' ? sql`and id_centro_custo = ${idCentroCusto}` : sql``}
    ${conta ? sql`and ${inConta(conta)}` : sql``}`
