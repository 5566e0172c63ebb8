import { defineEntity, p } from '@mikro-orm/core'
import { foreignKey, isolatedTable } from '../../../kernel/data/tenant/base.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'

/**
 * What moved the money of an account in a month, so that a balance needs not add the whole ledger. Only sums of months up
 * to the earliest day of `soma_valida` count; that of the month of this day is its sum to this day. Entries without an account are in the general one. Null: nothing of its kind.
 */
export const SomaMensal = defineEntity({
  name: 'SomaMensal',
  ...isolatedTable('soma_mensal'),
  properties: {
    idCliente: p.integer().primary(),
    idContaFinanceira: p.integer().primary(),
    /** its first day */
    mes: p.date().primary(),
    somaEntradas: amount(),
    somaSaidas: amount(),
    /** transfers to the account, and from it */
    somaRecebidas: amount(),
    somaEnviadas: amount(),
    conta: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
  },
})

function amount() {
  return p.decimal('string').precision(24).scale(2).nullable()
}

/**
 * Up to which day a church's monthly sums say what its ledger says: the earliest `ate` of its rows; no row: no sum counts.
 * Whoever writes an entry on an earlier day adds a row (`triggers` of the ledger's tables). So no writer waits for another
 * one, as they would for a row that all of them change.
 */
export const SomaValida = defineEntity({
  name: 'SomaValida',
  ...isolatedTable('soma_valida'),
  properties: {
    idCliente: p.integer().primary(),
    uuid: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    /** the last day of a month, or the one to which this month is added */
    ate: p.date(),
  },
})
