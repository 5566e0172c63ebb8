import { p } from '@mikro-orm/core'
import {
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../../kernel/data/tenant/base.entity.js'

const decimal = () => p.decimal('string').precision(14).scale(2)

/**
 * Columns that the payments of payables and of receivables share. The ledger entry of a payment is the entry of its
 * payable or receivable with the same `vez`; it has the day's money: `valor` plus interest and fine minus discount.
 */
export const baixaColumns = {
  ...tenantColumns,
  ...softDelete,
  idConta: p.integer(),
  /** counts the payments of one record; its ledger entry has the same number */
  vez: p.smallint(),
  data: p.date(),
  /** what it pays of the record's amount */
  valor: decimal(),
  juros: decimal().default('0.00'),
  multa: decimal().default('0.00'),
  desconto: decimal().default('0.00'),
  meio: p.string().length(14).nullable(),
  observacao: p.string().length(500).nullable(),
  /** the ledger entry was reversed in a later month: the money does not count any more */
  estornada: p.boolean().default(false),
}

/** The table of the payments of payables or of receivables: `...baixaTable('baixa_pagar')`. */
export function baixaTable(tableName: string) {
  return {
    ...tenantTable(tableName),
    indexes: [
      uniqueInTenant(`${tableName}_uuid`, 'uuid'),
      uniqueInTenant(`${tableName}_vez`, 'id_conta', 'vez'),
      tenantIndex(`${tableName}_data`, 'data', 'id'),
    ],
    checks: [
      { name: `${tableName}_valor`, expression: 'valor > 0' },
      { name: `${tableName}_acrescimos`, expression: 'juros >= 0 and multa >= 0 and desconto >= 0' },
      { name: `${tableName}_total`, expression: 'valor + juros + multa > desconto' },
      {
        name: `${tableName}_meio`,
        expression: `meio in ('dinheiro', 'pix', 'boleto', 'transferencia', 'cartao', 'debito', 'cheque')`,
      },
      { name: `${tableName}_estornada`, expression: 'not estornada or excluido_em is null' },
    ],
  }
}
