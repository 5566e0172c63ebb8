import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'

/** The books are closed but for the last month and the present one. Comes last: nothing more is written into closed months. */
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
