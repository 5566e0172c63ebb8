import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { mesFoiReaberto, prestacaoParecer } from './avisos.js'
import { prestacaoContasActions, prestacaoContasEvents } from './prestacao-contas.actions.js'
import { PrestacaoContas } from './prestacao-contas.entity.js'
import { procurar } from './prestacao-contas.queries.js'
import { ParecerConselhoResolver, PrestacaoContasResolver } from './prestacao-contas.resolver.js'
import { prestacaoContasRoutes } from './prestacao-contas.rest.js'
import { lerPrestacaoContas, listarPrestacoesContas, restaurarPrestacaoContas } from './prestacao-contas.usecases.js'

export { anotarPdf, guardarPdf, type PdfGuardado, pdfDaPrestacao, pdfsComNomeDe, semPdf } from './arquivo.js'
export type { Demonstrativo } from './demonstrativo.js'
export { ler as prestacaoPorId, type PrestacaoContasRow } from './prestacao-contas.queries.js'
export { type Pareceres, situacaoPrestacao } from './prestacao-contas.rules.js'
export { lerPrestacaoContas } from './prestacao-contas.usecases.js'

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
  record: { type: 'PrestacaoContas', list: listarPrestacoesContas, read: lerPrestacaoContas },
  entities: [PrestacaoContas],
  resolvers: [PrestacaoContasResolver, ParecerConselhoResolver],
  notices: [prestacaoParecer],
  follows: [{ table: 'fechamento', changed: mesFoiReaberto }],
  routes: prestacaoContasRoutes,
  search: {
    action: 'prestacaoContas.lerAprovadas',
    async find(ctx, work, patterns) {
      const rows = await procurar({ ...work, ctx }, patterns)
      return rows.map(({ id, uuid, nome }) => ({
        tipo: prestacaoContasFeature.name,
        id,
        uuid,
        titulo: nome,
        subtitulo: null,
      }))
    },
  },
}
