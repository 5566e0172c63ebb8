import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Departamento } from '../../pessoas/departamento/departamento.entity.js'
import { Patrimonio } from '../patrimonio/patrimonio.entity.js'

/**
 * A repair or revision of an asset. A concluded one has an expense (origem 'manutencaoPatrimonio') and cannot be
 * changed.
 */
export const ManutencaoPatrimonio = defineEntity({
  name: 'ManutencaoPatrimonio',
  ...tenantTable('manutencao_patrimonio'),
  indexes: [
    uniqueInTenant('manutencao_patrimonio_uuid', 'uuid'),
    tenantIndex('manutencao_patrimonio_data', 'data_manutencao', 'id'),
    tenantIndex('manutencao_patrimonio_patrimonio', 'id_patrimonio'),
    tenantIndex('manutencao_patrimonio_departamento', 'id_departamento'),
  ],
  checks: [
    { name: 'manutencao_patrimonio_status', expression: `status_manutencao in ('pendente', 'concluido')` },
    { name: 'manutencao_patrimonio_valor', expression: 'valor_manutencao > 0' },
    // a concluded maintenance cannot be deleted, because it has an expense in the ledger
    {
      name: 'manutencao_patrimonio_concluida',
      expression: `status_manutencao <> 'concluido' or excluido_em is null`,
    },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idPatrimonio: p.integer(),
    patrimonio: () => foreignKey(Patrimonio, 'id_patrimonio'),
    dataManutencao: p.date(),
    valorManutencao: p.decimal('string').precision(14).scale(2),
    statusManutencao: p.string().length(10).default('pendente'),
    descricaoManutencao: p.string().length(255).nullable(),
    /** the department that pays; the expense counts in its budget */
    idDepartamento: p.integer().nullable(),
    departamento: () => foreignKey(Departamento, 'id_departamento'),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(coalesce(${c.descricaoManutencao}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    manutencao_patrimonio: TableOf<typeof ManutencaoPatrimonio>
  }
}
