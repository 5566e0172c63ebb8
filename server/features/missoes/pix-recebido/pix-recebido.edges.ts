import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import {
  BaixaReceberType,
  ContaReceberType,
  listBaixasReceber,
  listContasReceber,
} from '../../financas/conta-receber/index.js'
import { DizimoType, listDizimos } from '../../financas/dizimo/index.js'
import { EntradaType, listEntradas } from '../../financas/entrada/index.js'
import { CodigoPixType, listCodigosPix } from '../codigo-pix/index.js'
import { DoacaoType, listDoacoes } from '../doacao/index.js'
import { dizimoMayBePix, doacaoMayBePix, isPix } from './pix-recebido.queries.js'
import { PixRecebido, PixRecebidoPage, PixRecebidosArgs } from './pix-recebido.type.js'
import { listPixRecebidos } from './pix-recebido.usecases.js'

const link = { list: listPixRecebidos, to: PixRecebido }

export const pixRecebidoEdges = [
  edgeOf(CodigoPixType, 'pixRecebidos', {
    list: listPixRecebidos,
    page: PixRecebidoPage,
    args: PixRecebidosArgs,
    column: 'pix_recebido.idCodigo',
    description: 'Os Pix recebidos com este código, e os das cobranças para o mesmo fim.',
  }),
  edgeOf(ContaReceberType, 'pixRecebidos', {
    list: listPixRecebidos,
    page: PixRecebidoPage,
    args: PixRecebidosArgs,
    column: 'pix_recebido.idContaReceber',
    description: 'Os Pix recebidos pelas cobranças da conta.',
  }),
  linkOf(BaixaReceberType, 'pixRecebido', {
    ...link,
    column: 'pix_recebido.idBaixaReceber',
    description: 'O Pix que registrou o recebimento.',
  }),
  linkOf(PixRecebido, 'contaReceber', {
    list: listContasReceber,
    to: ContaReceberType,
    column: 'conta_receber.id',
    idIn: 'idContaReceber',
    description: 'A conta a receber que foi cobrada; nula se o Pix não é de uma cobrança.',
  }),
  linkOf(PixRecebido, 'recebimento', {
    list: listBaixasReceber,
    to: BaixaReceberType,
    column: 'baixa_receber.id',
    idIn: 'idBaixaReceber',
    description: 'O recebimento da conta que o Pix registrou; nulo se não há, ou se já foi desfeito.',
  }),
  linkOf(DizimoType, 'pixRecebido', {
    ...link,
    column: 'pix_recebido.idDizimo',
    description: 'O Pix que registrou o dízimo.',
  }),
  linkOf(DoacaoType, 'pixRecebido', {
    ...link,
    column: 'pix_recebido.idDoacao',
    description: 'O Pix que registrou a doação.',
  }),
  linkOf(PixRecebido, 'codigo', {
    list: listCodigosPix,
    to: CodigoPixType,
    column: 'codigo_pix.id',
    idIn: 'idCodigo',
    description: 'A finalidade e a pessoa; nulo enquanto não se sabem.',
  }),
  linkOf(PixRecebido, 'dizimo', {
    list: listDizimos,
    to: DizimoType,
    column: 'dizimo.id',
    idIn: 'idDizimo',
    description: 'O dízimo que o Pix registrou; nulo se não há, ou se já foi excluído.',
  }),
  linkOf(PixRecebido, 'dizimoParecido', {
    list: listDizimos,
    to: DizimoType,
    column: dizimoMayBePix,
    description:
      'O dízimo lançado à mão que o Pix que espera talvez seja: da mesma pessoa, por Pix, do mesmo valor e de até 3 dias antes ou depois.',
  }),
  linkOf(PixRecebido, 'doacaoParecida', {
    list: listDoacoes,
    to: DoacaoType,
    column: doacaoMayBePix,
    description:
      'A doação lançada à mão que o Pix que espera talvez seja: da mesma pessoa, à mesma campanha, por Pix ou sem meio, do mesmo valor e de até 3 dias antes ou depois.',
  }),
  linkOf(PixRecebido, 'doacao', {
    list: listDoacoes,
    to: DoacaoType,
    column: 'doacao.id',
    idIn: 'idDoacao',
    description: 'A doação que o Pix registrou; nula se não há, ou se já foi excluída.',
  }),
  linkOf(PixRecebido, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    // after a part refund the latest one comes first in the list
    column: isPix,
    description: 'A entrada do Pix; nula enquanto espera, ou se já foi excluída.',
  }),
]
