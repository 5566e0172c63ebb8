import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { monthWasReopened, prestacaoParecer } from './avisos.js'
import { prestacaoContasActions, prestacaoContasEvents } from './prestacao-contas.actions.js'
import { PrestacaoContas } from './prestacao-contas.entity.js'
import { search } from './prestacao-contas.queries.js'
import { ParecerConselhoResolver, PrestacaoContasResolver } from './prestacao-contas.resolver.js'
import { prestacaoContasRoutes } from './prestacao-contas.rest.js'
import { listPrestacoesContas, readPrestacaoContas, restaurarPrestacaoContas } from './prestacao-contas.usecases.js'

export { keepPdfJob, notePdf, pdfOfPrestacao, pdfsNaming, type StoredPdf, withoutPdf } from './arquivo.js'
export type { Demonstrativo } from './demonstrativo.js'
export { type PrestacaoContasRow, read as prestacaoById } from './prestacao-contas.queries.js'
export { type Pareceres, prestacaoStatus } from './prestacao-contas.rules.js'
export { readPrestacaoContas } from './prestacao-contas.usecases.js'

export const prestacaoContasFeature: Feature = {
  name: 'prestacaoContas',
  actions: prestacaoContasActions,
  events: prestacaoContasEvents,
  areas: {
    // the council reads the treasury and writes nothing but its opinion
    ...inArea('tesouraria', prestacaoContasActions, { 'prestacaoContas.opinar': 'ler' }),
    'prestacaoContas.lerAprovadas': { area: 'prestacoes', level: 'ler' },
  },
  implied: { 'prestacaoContas.lerAprovadas': ['prestacaoContas.ler'] },
  label: 'Prestação de contas',
  labels: 'Prestações de contas',
  gender: 'f',
  table: 'prestacao_contas',
  verbs: { lerAprovadas: 'ver as aprovadas', opinar: 'dar parecer', decidir: 'registrar a decisão da assembleia' },
  bin: { titulo: 'r.nome', restaurar: restaurarPrestacaoContas },
  record: { type: 'PrestacaoContas', list: listPrestacoesContas, read: readPrestacaoContas },
  entities: [PrestacaoContas],
  resolvers: [PrestacaoContasResolver, ParecerConselhoResolver],
  notices: [prestacaoParecer],
  follows: [{ table: 'fechamento', changed: monthWasReopened }],
  routes: prestacaoContasRoutes,
  search: {
    action: 'prestacaoContas.lerAprovadas',
    find: (ctx, work, patterns) => [
      part(search({ ...work, ctx }, patterns), ({ id, uuid, nome }) => ({
        tipo: prestacaoContasFeature.name,
        id,
        uuid,
        titulo: nome,
        subtitulo: null,
      })),
    ],
  },
}
