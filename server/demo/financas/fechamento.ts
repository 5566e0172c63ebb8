import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'

/**
 * Closes all months except the previous and the current one. Runs last, because nothing can be written into a closed
 * month.
 */
export const fechamento: DemoArea = async ({ work, today, idUsuario }) => {
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1)
  const fechadoAte = addDays(`${lastMonth.slice(0, 7)}-01`, -1)
  const fechadoEm = new Date(`${addDays(fechadoAte, 8)}T13:40:00Z`)
  await work.db
    .updateTable('fechamento')
    .set({ fechadoAte, fechadoEm, fechadoPor: idUsuario })
    .where('idCliente', '=', work.idCliente)
    .execute()
}
