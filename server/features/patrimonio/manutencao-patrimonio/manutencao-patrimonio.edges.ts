import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { anexosOf } from '../../financas/anexo/index.js'
import { createdBy } from '../../financas/lancamento/index.js'
import { listSaidas, SaidaType } from '../../financas/saida/index.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { Patrimonio } from '../patrimonio/patrimonio.type.js'
import {
  ManutencaoPatrimonio,
  ManutencaoPatrimonioPage,
  ManutencoesPatrimonioArgs,
} from './manutencao-patrimonio.type.js'
import { listManutencoesPatrimonio } from './manutencao-patrimonio.usecases.js'

const list = { list: listManutencoesPatrimonio, page: ManutencaoPatrimonioPage, args: ManutencoesPatrimonioArgs }

export const manutencaoPatrimonioEdges = [
  anexosOf(ManutencaoPatrimonio, 'manutencaoPatrimonio'),
  edgeOf(Patrimonio, 'manutencoes', {
    ...list,
    column: 'manutencao_patrimonio.idPatrimonio',
    description: 'As manutenções do patrimônio.',
  }),
  edgeOf(Departamento, 'manutencoes', {
    ...list,
    column: 'manutencao_patrimonio.idDepartamento',
    description: 'As manutenções pagas pelo departamento.',
  }),
  linkOf(ManutencaoPatrimonio, 'lancamento', {
    list: listSaidas,
    to: SaidaType,
    column: createdBy('saida', 'manutencaoPatrimonio'),
    description: 'A saída da manutenção concluída.',
  }),
]
