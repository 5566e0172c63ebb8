import { loaderOf } from '../../../kernel/reading/loader.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { maisRegras } from './regra-bancaria.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'id',
  'uuid',
  'idCliente',
  'ordem',
  'texto',
  'direcao',
  'idContaFinanceira',
  'descricao',
  'categoria',
  'idCategoria',
  'idCentroCusto',
  'idFornecedor',
  'idPessoa',
  'createdAt',
  'updatedAt',
  'versao',
] as const

/** All rules of a church in their order. */
export const regrasDe = (work: Scope) =>
  from(work, 'regra_bancaria').select(columns).orderBy('ordem').orderBy('id').limit(maisRegras).execute()

export const ler = (work: Scope, ref: RecordRef) =>
  from(work, 'regra_bancaria').select(columns).where(isRecord('regra_bancaria', ref)).executeTakeFirst()

export type RegraRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** Names of what a rule refers to, also of deleted records. */
export const contaPorId = loaderOf((work, ids) =>
  from(work, 'conta_financeira').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
export const categoriaPorId = loaderOf((work, ids) =>
  from(work, 'categoria').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
export const centroPorId = loaderOf((work, ids) =>
  from(work, 'centro_custo').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
export const fornecedorPorId = loaderOf((work, ids) =>
  from(work, 'fornecedor').select(['id', 'nome']).where('id', 'in', ids).execute(),
)
