import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import {
  BaixaReceberType,
  ContaReceberType,
  listarBaixasReceber,
  listarContasReceber,
} from '../../financas/conta-receber/index.js'
import { DizimoType, listarDizimos } from '../../financas/dizimo/index.js'
import { EntradaType, listarEntradas } from '../../financas/entrada/index.js'
import { CodigoPixType, listarCodigosPix } from '../codigo-pix/index.js'
import { DoacaoType, listarDoacoes } from '../doacao/index.js'
import { ehDoPix, podeSerDoPix } from './pix-recebido.queries.js'
import { PixRecebido, PixRecebidoPage, PixRecebidosArgs } from './pix-recebido.type.js'
import { listarPixRecebidos } from './pix-recebido.usecases.js'

const link = { list: listarPixRecebidos, to: PixRecebido }

export const pixRecebidoEdges = [
  edgeOf(CodigoPixType, 'pixRecebidos', {
    list: listarPixRecebidos,
    page: PixRecebidoPage,
    args: PixRecebidosArgs,
    column: 'pix_recebido.idCodigo',
    description: 'Os Pix recebidos com este código, e os das cobranças para o mesmo fim.',
  }),
  edgeOf(ContaReceberType, 'pixRecebidos', {
    list: listarPixRecebidos,
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
    list: listarContasReceber,
    to: ContaReceberType,
    column: 'conta_receber.id',
    idIn: 'idContaReceber',
    description: 'A conta a receber que foi cobrada; nula se o Pix não é de uma cobrança.',
  }),
  linkOf(PixRecebido, 'recebimento', {
    list: listarBaixasReceber,
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
    list: listarCodigosPix,
    to: CodigoPixType,
    column: 'codigo_pix.id',
    idIn: 'idCodigo',
    description: 'A finalidade e a pessoa; nulo enquanto não se sabem.',
  }),
  linkOf(PixRecebido, 'dizimo', {
    list: listarDizimos,
    to: DizimoType,
    column: 'dizimo.id',
    idIn: 'idDizimo',
    description: 'O dízimo que o Pix registrou; nulo se não há, ou se já foi excluído.',
  }),
  linkOf(PixRecebido, 'dizimoParecido', {
    list: listarDizimos,
    to: DizimoType,
    column: podeSerDoPix,
    description:
      'O dízimo lançado à mão que o Pix que espera talvez seja: da mesma pessoa, por Pix, do mesmo valor e de até 3 dias antes ou depois.',
  }),
  linkOf(PixRecebido, 'doacao', {
    list: listarDoacoes,
    to: DoacaoType,
    column: 'doacao.id',
    idIn: 'idDoacao',
    description: 'A doação que o Pix registrou; nula se não há, ou se já foi excluída.',
  }),
  linkOf(PixRecebido, 'lancamento', {
    list: listarEntradas,
    to: EntradaType,
    // after a part refund the latest one comes first in the list
    column: ehDoPix,
    description: 'A entrada do Pix; nula enquanto espera, ou se já foi excluída.',
  }),
]
