import { todayIn } from '../../schema/rules/dates.js'
import type { TestApp, TestChurch } from './harness.js'

/** The first and the last place of the earth where a day begins: 25 hours apart, so the two never have the same date. */
export const earliest = 'Pacific/Kiritimati'
export const latest = 'Pacific/Pago_Pago'

/** A church in this time zone. */
export async function churchIn(app: TestApp, zone: string): Promise<TestChurch> {
  const church = await app.church()
  await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone])
  return church
}

/** The day in a zone, in so many days. */
export const dayIn = (zone: string, days = 0): string => todayIn(zone, new Date(Date.now() + days * 86_400_000))

/** The day of a church that has set no time zone, in so many days. In UTC it is the next day from 21:00 on. */
export const churchDay = (days = 0): string => dayIn('America/Sao_Paulo', days)
