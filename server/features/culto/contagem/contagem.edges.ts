import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { ContaFinanceiraType } from '../../financas/conta-financeira/index.js'
import { EntradaType, listEntradas } from '../../financas/entrada/index.js'
import { createdBy } from '../../financas/lancamento/index.js'
import { CultoType, listCultos } from '../culto/index.js'
import { Contagem, ContagemPage, ContagensArgs } from './contagem.type.js'
import { listContagens } from './contagem.usecases.js'

const list = { list: listContagens, page: ContagemPage, args: ContagensArgs }

export const contagemEdges = [
  edgeOf(CultoType, 'contagens', {
    ...list,
    column: 'contagem.idCulto',
    description: 'As contagens do dinheiro deste culto.',
  }),
  edgeOf(ContaFinanceiraType, 'contagens', {
    ...list,
    column: 'contagem.idContaFinanceira',
    description: 'As contagens do dinheiro que entra nesta conta.',
  }),
  linkOf(Contagem, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    column: createdBy('entrada', 'contagem'),
    description: 'A entrada da contagem; nula enquanto as duas pessoas não assinaram.',
  }),
  linkOf(Contagem, 'culto', {
    list: listCultos,
    to: CultoType,
    column: 'culto.id',
    idIn: 'idCulto',
    description: 'O culto; nulo se não há, ou se já foi excluído.',
  }),
]
