import { sql } from 'kysely'
import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { OrcamentoPage, OrcamentosArgs } from './orcamento.type.js'
import { listarOrcamentos } from './orcamento.usecases.js'

const list = { list: listarOrcamentos, page: OrcamentoPage, args: OrcamentosArgs }

export const orcamentoEdges = [
  edgeOf(Departamento, 'orcamentos', {
    ...list,
    column: 'orcamento.idDepartamento',
    description: 'Os orçamentos do departamento.',
  }),
  edgeOf(CentroCusto, 'orcamentos', {
    ...list,
    column: (centro) =>
      sql`orcamento.id_departamento = (select c.id_departamento from centro_custo c where c.id = ${centro})`,
    description: 'Os orçamentos do departamento deste centro de custo.',
  }),
]
