import { tiposContaFinanceira } from '../../../../schema/rules/financas/conta-financeira.input.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { ContaDoMeio } from './conta-do-meio.entity.js'
import { ContaDoMeioResolver } from './conta-do-meio.resolver.js'
import { contaFinanceiraActions } from './conta-financeira.actions.js'
import { ContaFinanceira } from './conta-financeira.entity.js'
import { search } from './conta-financeira.queries.js'
import { ContaFinanceiraResolver } from './conta-financeira.resolver.js'
import { contaFinanceiraRoutes } from './conta-financeira.rest.js'
import { lancamentosAntesDoSaldo } from './conta-financeira.rules.js'
import { listContasFinanceiras, readContaFinanceira, restaurarContaFinanceira } from './conta-financeira.usecases.js'

export { assignUsualCodigos } from './codigos.js'
export { chosenFor, contasOfMeios } from './conta-do-meio.js'
export {
  type ContaKey,
  contaAsSeen,
  contaFinanceiraById,
  contaOf,
  contaOfExtrato,
  contaOfExtratos,
  contaOfFilter,
  inConta,
  inContaFinanceira,
  saldosOn,
} from './conta-financeira.queries.js'
export { ContaFinanceira as ContaFinanceiraType } from './conta-financeira.type.js'
export {
  contaAfterChange,
  contaExists,
  contaOfDinheiro,
  correctedMeioConta,
  newContaOfDinheiro,
  requireActiveConta,
} from './conta-financeira.usecases.js'
export { summedUntil, sumsBefore, sumsOfConta } from './somas.queries.js'

export const contaFinanceiraFeature: Feature = {
  name: 'contaFinanceira',
  asks: [lancamentosAntesDoSaldo],
  actions: contaFinanceiraActions,
  areas: inArea('tesouraria', contaFinanceiraActions),
  label: 'Conta financeira',
  labels: 'Contas financeiras',
  gender: 'f',
  table: 'conta_financeira',
  tables: { conta_do_meio: 'Conta de um meio' },
  bin: { titulo: 'r.nome', restaurar: restaurarContaFinanceira },
  record: { type: 'ContaFinanceira', list: listContasFinanceiras, read: readContaFinanceira },
  entities: [ContaFinanceira, ContaDoMeio],
  resolvers: [ContaFinanceiraResolver, ContaDoMeioResolver],
  routes: contaFinanceiraRoutes,
  search: {
    action: 'contaFinanceira.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nome, tipo, banco }) => ({
        tipo: 'contaFinanceira',
        id,
        uuid,
        titulo: nome,
        subtitulo: [tiposContaFinanceira[tipo], banco].filter(Boolean).join(' · '),
      })),
    ],
  },
}
