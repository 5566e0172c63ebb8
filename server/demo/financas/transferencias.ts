import { sql } from 'kysely'
import type { DateOnly } from '../../../schema/rules/dates.js'
import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { reais } from '../reais.js'
import { contasOf } from './contas-financeiras.js'

/**
 * Each Monday the treasurer takes to the bank what came in cash during the week, and keeps a little; each quarter some
 * money goes from the bank to the reserve.
 */
export const transferencias: DemoArea = async ({ work, church, today, start, random }) => {
  const { db, idCliente } = work
  const { caixa, banco, reserva } = await contasOf(work)
  const { rows } = await sql<{ segunda: DateOnly; centavos: number }>`
    select (date_trunc('week', data)::date + 7) as segunda, (sum(valor) * 100)::int as centavos
    from (select data, valor from entrada where id_cliente = ${idCliente} and id_conta_financeira = ${caixa} and excluido_em is null
      union all select data, -valor from saida where id_cliente = ${idCliente} and id_conta_financeira = ${caixa} and excluido_em is null) x
    group by 1 having sum(valor) > 20 order by 1`.execute(db)
  const deposits = rows
    .filter(({ segunda }) => segunda <= today)
    .map(({ segunda, centavos }) => ({
      data: segunda,
      valor: reais(centavos - (centavos % 10_00) - 10_00),
      idContaOrigem: caixa,
      idContaDestino: banco,
      descricao: 'Depósito das ofertas e dos dízimos em dinheiro',
    }))
  const saved = []
  for (let day = addDays(start, 90); day <= today; day = addDays(day, 91))
    saved.push({
      data: day,
      valor: reais(random.int(1, 4) * (church.people > 100 ? 250_00 : 50_00)),
      idContaOrigem: banco,
      idContaDestino: reserva,
      descricao: 'Aplicação do trimestre',
    })
  const planned = [...deposits, ...saved].sort((a, b) => a.data.localeCompare(b.data))
  const values = planned.map((row) => {
    const createdAt = new Date(`${row.data}T17:${random.int(10, 59)}:00Z`)
    return { idCliente, ...row, createdAt, updatedAt: createdAt }
  })
  await db.insertInto('transferencia').values(values).execute()
}
