import { inArea } from '../../../kernel/access/areas.js'
import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { contagemExcluida } from './avisar-exclusao.js'
import { contagemActions } from './contagem.actions.js'
import { contagemEdges } from './contagem.edges.js'
import { Contagem } from './contagem.entity.js'
import { blind, procurar } from './contagem.queries.js'
import { ContagemResolver, ParteContagemResolver } from './contagem.resolver.js'
import { contagemRoutes } from './contagem.rest.js'
import { dizimosLancados } from './contagem.rules.js'
import { lerContagem, listarContagens, restaurarContagem } from './contagem.usecases.js'

export const contagemFeature: Feature = {
  name: 'contagem',
  asks: [dizimosLancados],
  actions: contagemActions,
  areas: inArea('tesouraria', contagemActions),
  label: 'Contagem',
  labels: 'Contagens',
  gender: 'f',
  table: 'contagem',
  verbs: { contar: 'contar' },
  bin: { titulo: `to_char(r.data, 'DD/MM/YYYY') || ', ' || r.descricao`, restaurar: restaurarContagem },
  // an administrator who counts must not read there what the other person counted
  blind,
  notices: [contagemExcluida],
  record: { type: 'Contagem', list: listarContagens, read: lerContagem },
  entities: [Contagem],
  resolvers: [ContagemResolver, ParteContagemResolver, ...contagemEdges],
  routes: contagemRoutes,
  search: {
    action: 'contagem.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, descricao, data }) => ({
        tipo: contagemFeature.name,
        id,
        uuid,
        titulo: descricao,
        subtitulo: formatDate(data),
      }))
    },
  },
}
