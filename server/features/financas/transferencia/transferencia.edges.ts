import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.type.js'
import { Transferencia, TransferenciaPage, TransferenciasArgs } from './transferencia.type.js'
import { listTransferencias } from './transferencia.usecases.js'

const pages = { list: listTransferencias, page: TransferenciaPage, args: TransferenciasArgs }

export const transferenciaEdges = [
  edgeOf(ContaFinanceira, 'transferenciasEnviadas', {
    ...pages,
    column: 'transferencia.idContaOrigem',
    description: 'As transferências que saíram da conta financeira.',
  }),
  edgeOf(ContaFinanceira, 'transferenciasRecebidas', {
    ...pages,
    column: 'transferencia.idContaDestino',
    description: 'As transferências que foram à conta financeira.',
  }),
  linkOf(Transferencia, 'estorno', {
    list: listTransferencias,
    to: Transferencia,
    column: 'transferencia.idEstornada',
    description: 'O estorno desta transferência.',
  }),
  linkOf(Transferencia, 'estornada', {
    list: listTransferencias,
    to: Transferencia,
    column: 'transferencia.id',
    idIn: 'idEstornada',
    description: 'Em um estorno: a transferência estornada.',
  }),
]
