import {
  type EntityName,
  type EntitySchemaWithMeta,
  type OptionalProps,
  type RequiredEntityData,
} from '@mikro-orm/core'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { conflict } from '../../../kernel/base/errors.js'
import { from, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { contaAfterChange } from '../conta-financeira/index.js'
import { readRow, type Table } from './lancamento.queries.js'

/** The fields of an entry. */
export interface Details {
  descricao: string
  data: DateOnly
  categoria: number
  /** decimal string, greater than zero */
  valor: Decimal
  idCentroCusto?: number | null | undefined
  /** the church's own category, whose root is `categoria` */
  idCategoria?: number | null | undefined
  /** of an expense */
  idFornecedor?: number | null | undefined
  /** by id or uuid; for a new entry that of its means when there is none, otherwise the entry's own */
  idContaFinanceira?: RecordRef | null | undefined
  /** how it was paid: its money lies in the account of this means, or in the church's default one when none is told */
  meio?: string | null | undefined
}

/** The record of another feature that creates an entry. */
export interface Origin<Nome extends string> {
  origem: Nome
  idOrigem: number
  /** of a record that has several entries at once and numbers them itself, such as the payments of a payable */
  vez?: number | undefined
}

/** An entry as the ORM sees it. */
export interface Lancamento extends Omit<Details, 'idContaFinanceira' | 'meio'> {
  [OptionalProps]?: 'versao' | 'historico'
  id: number
  idCliente: number
  versao: number
  origem?: string | null | undefined
  idOrigem?: number | null | undefined
  vez?: number
  idEstornado?: number | null | undefined
  idContaFinanceira?: number | null | undefined
  historico?: boolean
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** Puts an entry into an account. It is history only of the one before; `check` says what it is of this one. */
export function putInConta(lancamento: Lancamento, conta: number | null): void {
  if ((lancamento.idContaFinanceira ?? null) !== conta) lancamento.historico = false
  lancamento.idContaFinanceira = conta
}

/** Whether these are income or expenses. */
export interface Livro<Nome extends string> {
  tabela: Table
  entity: EntitySchemaWithMeta
  /** 'Entrada', 'Saída': both feminine */
  nome: string
  /** 'um dízimo', 'uma conta a pagar' */
  origens: Record<Nome, string>
  /** origins whose records are reopened when their entry is reversed (`booked`), and may then create another entry */
  reabrem?: readonly NoInfer<Nome>[]
}

export type WritingAs = Writing & { ctx: Context }

/** What all writes of a book need: its table, its words, and what refuses a change. */
export function bookOf<Nome extends string>({ tabela, nome, origens, reabrem = [], ...livro }: Livro<Nome>) {
  const entity = livro.entity as unknown as EntityName<Lancamento>
  const esta = `Esta ${nome.toLowerCase()}`
  return {
    tabela,
    nome,
    entity,
    esta,
    reabrem: reabrem as readonly Nome[],
    missing: `${nome} não encontrada.`,
    read: (work: Writing, id: RecordRef) => readRow(work, tabela, id),

    create: (work: Writing, data: Omit<RequiredEntityData<Lancamento>, 'idCliente'>): Lancamento =>
      work.em.create(entity, { idCliente: work.idCliente, ...data }),

    refuseOrigin({ origem }: Lancamento): void {
      if (!origem) return
      const by = origens[origem as Nome]
      throw conflict(`${esta} vem de ${by} e só muda por meio ${by.startsWith('uma ') ? 'dela' : 'dele'}.`)
    },

    async refuseReversed(work: Writing, id: number): Promise<void> {
      if (await reversalOf(work, tabela, id)) throw conflict(`${esta} foi estornada: exclua antes o estorno.`)
    },
  }
}

export type Book<Nome extends string> = ReturnType<typeof bookOf<Nome>>

/** The account of an entry after a change. */
export const contaAfter = (
  work: Writing,
  { idContaFinanceira = null }: Lancamento,
  ref: RecordRef | null | undefined,
) => contaAfterChange(work, ref, idContaFinanceira)

/** The negative entry that reverses one. */
export const reversing = (lancamento: Lancamento, { descricao, data }: { descricao: string; data: DateOnly }) => ({
  descricao: descricao.slice(0, 255),
  data,
  categoria: lancamento.categoria,
  idCategoria: lancamento.idCategoria ?? null,
  valor: `-${lancamento.valor}`,
  idCentroCusto: lancamento.idCentroCusto ?? null,
  idContaFinanceira: lancamento.idContaFinanceira ?? null,
  idEstornado: lancamento.id,
})

/** Id of an entry's reversal that is not deleted. */
export async function reversalOf(work: Writing, tabela: Table, id: number): Promise<number | undefined> {
  const row = await from(work, tabela as 'entrada')
    .select('id')
    .where('idEstornado', '=', id)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  return row?.id
}
