import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { repeticao, searchAccounts, today } from '../conta/index.js'
import { numberField } from '../numero/index.js'
import { AtrasoReceberResolver } from './atraso-receber.resolver.js'
import { atrasoReceberRoutes } from './atraso-receber.rest.js'
import { baixaReceberEdges } from './baixa-receber.edges.js'
import { BaixaReceber } from './baixa-receber.entity.js'
import { BaixaReceberResolver } from './baixa-receber.resolver.js'
import { baixaReceberRoutes } from './baixa-receber.rest.js'
import { contaReceberActions, contaReceberEvents } from './conta-receber.actions.js'
import { contaReceberEdges } from './conta-receber.edges.js'
import { ContaReceber } from './conta-receber.entity.js'
import { ContaReceberPageResolver, ContaReceberResolver } from './conta-receber.resolver.js'
import { contaReceberRoutes } from './conta-receber.rest.js'
import { ContaReceber as ContaReceberType } from './conta-receber.type.js'
import { listContasReceber, readContaReceber, restaurarContaReceber } from './conta-receber.usecases.js'
import { contasReceber, lado } from './lado.js'

export { BaixaReceber as BaixaReceberType } from './baixa-receber.type.js'
export { listBaixasReceber } from './baixa-receber.usecases.js'
export { ContaReceber as ContaReceberType } from './conta-receber.type.js'
export { listContasReceber, readContaReceber } from './conta-receber.usecases.js'
export { contasReceber, lado as receberSide } from './lado.js'

export const contaReceberFeature: Feature = {
  name: 'contaReceber',
  actions: contaReceberActions,
  areas: inArea('tesouraria', contaReceberActions),
  label: 'Conta a receber',
  labels: 'Contas a receber',
  gender: 'f',
  table: 'conta_receber',
  tables: { baixa_receber: 'Recebimento de conta' },
  events: contaReceberEvents,
  booked: { origem: 'contaReceber', reversed: contasReceber.estornada, restored: contasReceber.estornoRetirado },
  bin: { titulo: 'r.descricao_conta', restaurar: restaurarContaReceber },
  record: { type: 'ContaReceber', list: listContasReceber, read: readContaReceber },
  entities: [ContaReceber, BaixaReceber],
  resolvers: [
    ContaReceberResolver,
    ContaReceberPageResolver,
    numberField(ContaReceberType, 'conta_receber'),
    ...contaReceberEdges,
    BaixaReceberResolver,
    ...baixaReceberEdges,
    AtrasoReceberResolver,
  ],
  routes: [...contaReceberRoutes, ...baixaReceberRoutes, ...atrasoReceberRoutes],
  jobs: [repeticao('contaReceber.repetir', lado, today)],
  search: searchAccounts(lado, 'contaReceber'),
}
