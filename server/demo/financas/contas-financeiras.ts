import { meiosDeConta } from '../../../schema/rules/financas/conta-do-meio.input.js'
import type { Writing } from '../../kernel/data/tenant/session.js'
import type { DemoArea } from '../context.js'
import { reais } from '../reais.js'
import type { Place } from './plan.js'

/**
 * Three accounts: the cash that every church has, a bank account, and savings. Most money goes through the bank, so it
 * is the default, and all means but notes and coins lie there.
 */
export const contasFinanceiras: DemoArea = async ({ work, church, start }) => {
  const { db, idCliente } = work
  const { financas } = church
  const createdAt = new Date(`${start}T12:30:00Z`)
  const begin = { idCliente, dataSaldoInicial: start, createdAt, updatedAt: createdAt }
  await db
    .updateTable('conta_financeira')
    .set({ padrao: false, dataSaldoInicial: start, createdAt, updatedAt: createdAt })
    .where('idCliente', '=', idCliente)
    .execute()
  await db
    .insertInto('conta_financeira')
    .values([
      {
        ...begin,
        ...financas.banco,
        tipo: 'banco',
        saldoInicial: reais(financas.saldoInicial - financas.reserva.saldoInicial),
        padrao: true,
      },
      { ...begin, ...financas.reserva, saldoInicial: reais(financas.reserva.saldoInicial) },
    ])
    .execute()
  const { caixa, banco } = await contasOf(work)
  const { dataSaldoInicial: _, ...row } = begin
  await db
    .insertInto('conta_do_meio')
    .values(
      Object.keys(meiosDeConta).map((meio) => ({
        ...row,
        meio,
        idContaFinanceira: meio === 'dinheiro' ? caixa : banco,
      })),
    )
    .execute()
}

/** The ids of the accounts of a demo church. */
export async function contasOf({ db, idCliente }: Writing): Promise<Record<Place, number>> {
  const rows = await db
    .selectFrom('conta_financeira')
    .select(['id', 'geral', 'padrao'])
    .where('idCliente', '=', idCliente)
    .execute()
  const idOf = (found: (row: (typeof rows)[number]) => boolean) => rows.find(found)?.id as number
  return {
    caixa: idOf(({ geral }) => geral),
    banco: idOf(({ padrao }) => padrao),
    reserva: idOf(({ geral, padrao }) => !geral && !padrao),
  }
}
