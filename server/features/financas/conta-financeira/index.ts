import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { ContaDoMeio } from './conta-do-meio.entity.js'
import { ContaDoMeioResolver } from './conta-do-meio.resolver.js'
import { contaFinanceiraActions } from './conta-financeira.actions.js'
import { ContaFinanceira } from './conta-financeira.entity.js'
import { tiposContaFinanceira } from './conta-financeira.input.js'
import { procurar } from './conta-financeira.queries.js'
import { ContaFinanceiraResolver } from './conta-financeira.resolver.js'
import { contaFinanceiraRoutes } from './conta-financeira.rest.js'
import { lancamentosAntesDoSaldo } from './conta-financeira.rules.js'
import { lerContaFinanceira, listarContasFinanceiras, restaurarContaFinanceira } from './conta-financeira.usecases.js'

export { darCodigosUsuais } from './codigos.js'
export { contasDosMeios, escolhidaPara } from './conta-do-meio.js'
export {
  contaComoVista,
  contaDe,
  contaDoExtrato,
  contaDoFiltro,
  contaDosExtratos,
  contaFinanceiraPorId,
  type DaConta,
  daContaFinanceira,
  naConta,
  saldosEm,
} from './conta-financeira.queries.js'
export { ContaFinanceira as ContaFinanceiraType } from './conta-financeira.type.js'
export {
  contaAposMudanca,
  contaDeDinheiro,
  contaDeDinheiroNovo,
  contaDoMeioCorrigido,
  contaExiste,
  exigirContaAtiva,
} from './conta-financeira.usecases.js'
export { somadoAte, somasAntes, somasDaConta, somaValida } from './somas.queries.js'

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
  record: { type: 'ContaFinanceira', list: listarContasFinanceiras, read: lerContaFinanceira },
  entities: [ContaFinanceira, ContaDoMeio],
  resolvers: [ContaFinanceiraResolver, ContaDoMeioResolver],
  routes: contaFinanceiraRoutes,
  search: {
    action: 'contaFinanceira.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nome, tipo, banco }) => ({
        tipo: 'contaFinanceira',
        id,
        uuid,
        titulo: nome,
        subtitulo: [tiposContaFinanceira[tipo], banco].filter(Boolean).join(' · '),
      }))
    },
  },
}
