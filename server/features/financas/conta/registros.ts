import type { EntitySchemaWithMeta, OptionalProps } from '@mikro-orm/core'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { PartesDaBaixa } from '../../../../schema/rules/financas/baixa.rules.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { Side } from './conta.queries.js'

/** A payable or receivable as the ORM sees it. */
export interface Conta {
  [OptionalProps]?: 'versao' | 'repete' | 'valorBaixado'
  id: number
  idCliente: number
  versao: number
  descricaoConta: string
  valorConta: Decimal
  valorBaixado: Decimal
  dataVencimentoConta: DateOnly
  statusConta: string
  responsavelUsuarioConta?: number | null | undefined
  idCentroCusto: number
  idCategoria?: number | null | undefined
  /** of a payable */
  idFornecedor?: number | null | undefined
  /** of a payable: a boleto's line or a Pix code */
  codigoPagamento?: string | null | undefined
  dataEncerramentoConta?: DateOnly | null | undefined
  serie?: string | null | undefined
  parcela?: number | null | undefined
  totalParcelas?: number | null | undefined
  repete: boolean
  frequencia?: string | null | undefined
  diaVencimento?: number | null | undefined
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** A payment of a payable or receivable as the ORM sees it. */
export interface Baixa extends PartesDaBaixa {
  [OptionalProps]?: 'versao' | 'estornada'
  id: number
  idCliente: number
  versao: number
  idConta: number
  vez: number
  data: DateOnly
  meio?: string | null | undefined
  observacao?: string | null | undefined
  estornada: boolean
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** What a payment is made of. */
export interface Pagamento extends PartesDaBaixa {
  data: DateOnly
  meio?: string | null | undefined
  observacao?: string | null | undefined
}

/** The ledger entry of a payment. */
interface Lancamento<Origem> {
  origem: Origem
  idOrigem: number
  vez: number
  descricao: string
  data: DateOnly
  categoria: number
  idCategoria: number | null
  valor: Decimal
  idCentroCusto: number
  idFornecedor?: number | null | undefined
}

export type WritingAs = Writing & { ctx: Context }

/** Payables or receivables: the table, the status values, and how ledger entries are created and removed. */
export interface Contas<Origem extends string> extends Side {
  entity: EntitySchemaWithMeta
  /** the payments */
  baixas: EntitySchemaWithMeta
  origem: Origem
  /** @param ofBanco see ledger */
  lancarTodas(
    work: Writing,
    all: readonly Lancamento<Origem>[],
    conta?: RecordRef | null,
    ofBanco?: boolean,
  ): Promise<void>
  retirar(work: WritingAs, from: { origem: Origem; idOrigem: number; vez?: number | undefined }): Promise<void>
}

export const missing = 'Conta não encontrada.'

/** The amount of a payable or receivable of which nothing is paid. */
export const nothing = '0.00'
