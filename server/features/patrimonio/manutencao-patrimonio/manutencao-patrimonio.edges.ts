import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { anexosDe } from '../../financas/anexo/index.js'
import { criadoPor } from '../../financas/lancamento/index.js'
import { listarSaidas, SaidaType } from '../../financas/saida/index.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { Patrimonio } from '../patrimonio/patrimonio.type.js'
import {
  ManutencaoPatrimonio,
  ManutencaoPatrimonioPage,
  ManutencoesPatrimonioArgs,
} from './manutencao-patrimonio.type.js'
import { listarManutencoesPatrimonio } from './manutencao-patrimonio.usecases.js'

const list = { list: listarManutencoesPatrimonio, page: ManutencaoPatrimonioPage, args: ManutencoesPatrimonioArgs }

export const manutencaoPatrimonioEdges = [
  anexosDe(ManutencaoPatrimonio, 'manutencaoPatrimonio'),
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
    list: listarSaidas,
    to: SaidaType,
    column: criadoPor('saida', 'manutencaoPatrimonio'),
    description: 'A saída da manutenção concluída.',
  }),
]
