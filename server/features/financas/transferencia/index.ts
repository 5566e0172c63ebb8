import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { transferenciaParecida } from '../lancamento/index.js'
import { numberField } from '../numero/index.js'
import { transferenciaActions } from './transferencia.actions.js'
import { transferenciaEdges } from './transferencia.edges.js'
import { Transferencia } from './transferencia.entity.js'
import { TransferenciaResolver } from './transferencia.resolver.js'
import { transferenciaRoutes } from './transferencia.rest.js'
import { Transferencia as TransferenciaType } from './transferencia.type.js'
import { listTransferencias, readTransferencia, restaurarTransferencia } from './transferencia.usecases.js'

/** @public for features that move money between accounts in their own transaction, such as a bank statement's */
export { transferencias } from './transferir.js'
export { TransferenciaType }

export const transferenciaFeature: Feature = {
  name: 'transferencia',
  asks: [transferenciaParecida],
  actions: transferenciaActions,
  areas: inArea('tesouraria', transferenciaActions),
  label: 'Transferência',
  labels: 'Transferências',
  gender: 'f',
  table: 'transferencia',
  bin: {
    titulo: `to_char(r.data, 'DD/MM/YYYY') || coalesce(', ' || r.descricao, '')`,
    restaurar: restaurarTransferencia,
  },
  record: { type: 'Transferencia', list: listTransferencias, read: readTransferencia },
  entities: [Transferencia],
  resolvers: [TransferenciaResolver, numberField(TransferenciaType, 'transferencia'), ...transferenciaEdges],
  routes: transferenciaRoutes,
}
