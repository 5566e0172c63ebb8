import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { tipoPatrimonioActions } from './tipo-patrimonio.actions.js'
import { TipoPatrimonio } from './tipo-patrimonio.entity.js'
import { procurar } from './tipo-patrimonio.queries.js'
import { TipoPatrimonioResolver } from './tipo-patrimonio.resolver.js'
import { tipoPatrimonioRoutes } from './tipo-patrimonio.rest.js'
import { tiposIniciais } from './tipo-patrimonio.rules.js'
import { lerTipoPatrimonio, listarTipoPatrimonios, restaurarTipoPatrimonio } from './tipo-patrimonio.usecases.js'

export { tipoPatrimonioPorId } from './tipo-patrimonio.queries.js'
export { TipoPatrimonio as TipoPatrimonioType } from './tipo-patrimonio.type.js'
export { idTipoPatrimonio } from './tipo-patrimonio.usecases.js'

export const tipoPatrimonioFeature: Feature = {
  name: 'tipoPatrimonio',
  actions: tipoPatrimonioActions,
  areas: inArea('patrimonio', tipoPatrimonioActions),
  label: 'Tipo de patrimônio',
  labels: 'Tipos de patrimônio',
  table: 'tipo_patrimonio',
  bin: { titulo: 'r.tipo_patrimonio', restaurar: restaurarTipoPatrimonio },
  record: { type: 'TipoPatrimonio', list: listarTipoPatrimonios, read: lerTipoPatrimonio },
  entities: [TipoPatrimonio],
  resolvers: [TipoPatrimonioResolver],
  routes: tipoPatrimonioRoutes,
  search: {
    action: 'tipoPatrimonio.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, tipoPatrimonio }) => ({
        tipo: tipoPatrimonioFeature.name,
        id,
        uuid,
        titulo: tipoPatrimonio,
        subtitulo: null,
      }))
    },
  },
  async seed({ em, idCliente }) {
    for (const tipoPatrimonio of tiposIniciais) em.create(TipoPatrimonio, { idCliente, tipoPatrimonio })
    await em.flush()
  },
}
