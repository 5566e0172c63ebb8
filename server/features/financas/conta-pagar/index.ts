import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { repeticao, searchAccounts, today } from '../conta/index.js'
import { numberField } from '../numero/index.js'
import { AtrasoPagarResolver } from './atraso-pagar.resolver.js'
import { atrasoPagarRoutes } from './atraso-pagar.rest.js'
import { baixaPagarEdges } from './baixa-pagar.edges.js'
import { BaixaPagar } from './baixa-pagar.entity.js'
import { BaixaPagarResolver } from './baixa-pagar.resolver.js'
import { baixaPagarRoutes } from './baixa-pagar.rest.js'
import { contaPagarActions, contaPagarEvents } from './conta-pagar.actions.js'
import { contaPagarEdges } from './conta-pagar.edges.js'
import { ContaPagar } from './conta-pagar.entity.js'
import { ContaPagarPageResolver, ContaPagarResolver } from './conta-pagar.resolver.js'
import { contaPagarRoutes } from './conta-pagar.rest.js'
import { ContaPagar as ContaPagarType } from './conta-pagar.type.js'
import { listContasPagar, readContaPagar, restaurarContaPagar } from './conta-pagar.usecases.js'
import { contasPagar, lado } from './lado.js'

export { contasPagar, lado as pagarSide } from './lado.js'

export const contaPagarFeature: Feature = {
  name: 'contaPagar',
  actions: contaPagarActions,
  areas: inArea('tesouraria', contaPagarActions),
  label: 'Conta a pagar',
  labels: 'Contas a pagar',
  gender: 'f',
  table: 'conta_pagar',
  tables: { baixa_pagar: 'Pagamento de conta' },
  events: contaPagarEvents,
  booked: { origem: 'contaPagar', reversed: contasPagar.estornada, restored: contasPagar.estornoRetirado },
  bin: { titulo: 'r.descricao_conta', restaurar: restaurarContaPagar },
  record: { type: 'ContaPagar', list: listContasPagar, read: readContaPagar },
  entities: [ContaPagar, BaixaPagar],
  resolvers: [
    ContaPagarResolver,
    ContaPagarPageResolver,
    numberField(ContaPagarType, 'conta_pagar'),
    ...contaPagarEdges,
    BaixaPagarResolver,
    ...baixaPagarEdges,
    AtrasoPagarResolver,
  ],
  routes: [...contaPagarRoutes, ...baixaPagarRoutes, ...atrasoPagarRoutes],
  jobs: [repeticao('contaPagar.repetir', lado, today)],
  search: searchAccounts(lado, 'contaPagar'),
}
