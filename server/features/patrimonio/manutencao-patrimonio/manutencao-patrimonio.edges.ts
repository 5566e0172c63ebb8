import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { Patrimonio } from '../patrimonio/patrimonio.type.js'
import { ManutencaoPatrimonioPage, ManutencoesPatrimonioArgs } from './manutencao-patrimonio.type.js'
import { listarManutencoesPatrimonio } from './manutencao-patrimonio.usecases.js'

const list = { list: listarManutencoesPatrimonio, page: ManutencaoPatrimonioPage, args: ManutencoesPatrimonioArgs }

export const manutencaoPatrimonioEdges = [
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
]
