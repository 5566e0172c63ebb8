import { sql } from 'kysely'
import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { OrcamentoPage, OrcamentosArgs } from './orcamento.type.js'
import { listOrcamentos } from './orcamento.usecases.js'

const list = { list: listOrcamentos, page: OrcamentoPage, args: OrcamentosArgs }

export const orcamentoEdges = [
  edgeOf(Departamento, 'orcamentos', {
    ...list,
    column: 'orcamento.idDepartamento',
    description: 'Os orçamentos do departamento.',
  }),
  edgeOf(CentroCusto, 'orcamentos', {
    ...list,
    column: (centro) =>
      sql`exists (select from centro_custo c where c.id = ${centro} and c.id_cliente = orcamento.id_cliente
        and c.id_departamento = orcamento.id_departamento)`,
    description: 'Os orçamentos do departamento deste centro de custo.',
  }),
]
