import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { exportRecibos } from './recibo.export.js'

const filters = {
  estado: 'valido ou cancelado.',
  tipo: 'dizimo ou doacao.',
  mes: 'Mês em que foi dado, AAAA-MM.',
  idMembro: 'Quem deu, por número ou uuid.',
}

export const reciboRoutes: Route[] = [
  exportRoute('recibos', exportRecibos, filters, { summary: 'Recibos da igreja como planilha.', tag: 'Dízimos' }),
]
