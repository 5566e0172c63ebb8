import type { EntitySchemaWithMeta, OptionalProps } from '@mikro-orm/core'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import type { PartesDaBaixa } from './baixa.rules.js'
import type { Lado } from './conta.queries.js'

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
export interface Contas<Origem extends string> extends Lado {
  entity: EntitySchemaWithMeta
  /** the payments */
  baixas: EntitySchemaWithMeta
  origem: Origem
  lancarTodas(work: Writing, todas: readonly Lancamento<Origem>[], conta?: RecordRef | null): Promise<void>
  retirar(work: WritingAs, de: { origem: Origem; idOrigem: number; vez?: number | undefined }): Promise<void>
}

export const missing = 'Conta não encontrada.'

/** The amount of a payable or receivable of which nothing is paid. */
export const nada = '0.00'
