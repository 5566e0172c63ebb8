import { maisRegras } from '../../../../schema/rules/financas/regra-bancaria.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { RegraBancaria } from './regra-bancaria.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = recordFields(RegraBancaria)

/** All rules of a church in their order. */
export const regrasOf = (work: Scope) =>
  from(work, 'regra_bancaria').select(columns).orderBy('ordem').orderBy('id').limit(maisRegras).execute()

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'regra_bancaria').select(columns).where(isRecord('regra_bancaria', ref)).executeTakeFirst()

export type RegraRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Names of what a rule refers to, also of deleted records. */
export const contaById = loaderOf((work, ids) =>
  from(work, 'conta_financeira').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
export const categoriaById = loaderOf((work, ids) =>
  from(work, 'categoria').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
export const centroById = loaderOf((work, ids) =>
  from(work, 'centro_custo').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
export const fornecedorById = loaderOf((work, ids) =>
  from(work, 'fornecedor').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
