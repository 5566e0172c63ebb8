import { formatDate } from '../../../../schema/rules/dates.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { ataEdges } from './ata.edges.js'
import { Ata } from './ata.entity.js'
import { AtaResolver } from './ata.resolver.js'
import { ataRoutes } from './ata.rest.js'
import { ParticipanteReuniao } from './participante-reuniao.entity.js'
import { reuniaoLiderancaActions } from './reuniao-lideranca.actions.js'
import { reunioesOfCalendario } from './reuniao-lideranca.calendar.js'
import { reuniaoLiderancaEdges } from './reuniao-lideranca.edges.js'
import { ReuniaoLideranca } from './reuniao-lideranca.entity.js'
import { search } from './reuniao-lideranca.queries.js'
import { ReuniaoLiderancaResolver } from './reuniao-lideranca.resolver.js'
import { reuniaoLiderancaRoutes } from './reuniao-lideranca.rest.js'
import { listReunioesLideranca, readReuniaoLideranca, restaurarReuniaoLideranca } from './reuniao-lideranca.usecases.js'

export { readAta } from './ata.usecases.js'
export { namesOfParticipantes } from './reuniao-lideranca.queries.js'
export { readReuniaoLideranca } from './reuniao-lideranca.usecases.js'

/** An agenda, shortened to one line for a search result. */
function shortened(agenda: string): string {
  const text = agenda.replace(/\s*\n\s*/g, ' · ')
  return text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text
}

export const reuniaoLiderancaFeature: Feature = {
  name: 'reuniaoLideranca',
  actions: reuniaoLiderancaActions,
  areas: inArea('reunioes', reuniaoLiderancaActions),
  label: 'Reunião de liderança',
  labels: 'Reuniões de liderança',
  gender: 'f',
  table: 'reuniao_lideranca',
  tables: { ata: 'Ata', participante_reuniao: 'Participante de reunião' },
  verbs: { lerRascunhoAta: 'ver rascunhos de atas', aprovarAta: 'aprovar atas' },
  bin: {
    titulo: "to_char(r.data_reuniao, 'DD/MM/YYYY')",
    restaurar: restaurarReuniaoLideranca,
  },
  record: { type: 'ReuniaoLideranca', list: listReunioesLideranca, read: readReuniaoLideranca },
  entities: [ReuniaoLideranca, Ata, ParticipanteReuniao],
  resolvers: [ReuniaoLiderancaResolver, AtaResolver, ...ataEdges, ...reuniaoLiderancaEdges],
  routes: [...reuniaoLiderancaRoutes, ...ataRoutes],
  search: {
    action: 'reuniaoLideranca.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, pautaReuniao, dataReuniao }) => ({
        tipo: 'reuniaoLideranca',
        id,
        uuid,
        titulo: shortened(pautaReuniao),
        subtitulo: formatDate(dataReuniao),
      })),
    ],
  },
  calendar: { action: 'reuniaoLideranca.ler', entries: reunioesOfCalendario, upcoming: true },
}
