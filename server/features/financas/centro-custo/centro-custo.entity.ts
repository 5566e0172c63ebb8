import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Departamento } from '../../pessoas/departamento/departamento.entity.js'

/** A cost centre: groups the payables, receivables and ledger entries of one part of a church. */
export const CentroCusto = defineEntity({
  name: 'CentroCusto',
  ...tenantTable('centro_custo'),
  indexes: [
    uniqueInTenant('centro_custo_uuid', 'uuid'),
    uniqueAlive('centro_custo_nome', 'nome_ordem'),
    tenantIndex('centro_custo_departamento', 'id_departamento'),
  ],
  checks: [{ name: 'centro_custo_status', expression: 'status in (0, 1)' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nome: p.string().length(100),
    descricao: p.text().nullable(),
    status: p.smallint().default(1),
    idDepartamento: p.integer(),
    departamento: () => foreignKey(Departamento, 'id_departamento'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome} || ' ' || coalesce(${c.descricao}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    centro_custo: TableOf<typeof CentroCusto>
  }
}
