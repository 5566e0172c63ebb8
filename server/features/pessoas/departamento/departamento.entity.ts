import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { namedToConfirm, ownGroupsOnly, remembersNamed } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

const table = tenantTable('departamento', ownGroupsOnly('departamentos', 'id'))

export const Departamento = defineEntity({
  name: 'Departamento',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('departamento'),
    namedToConfirm('departamentos', 'departamento', 'id_responsavel'),
    remembersNamed('departamento', 'id_responsavel'),
  ],
  indexes: [
    uniqueInTenant('departamento_uuid', 'uuid'),
    uniqueAlive('departamento_titulo', 'nome_ordem'),
    tenantIndex('departamento_responsavel', 'id_responsavel'),
  ],
  checks: [{ name: 'departamento_status', expression: 'status in (0, 1)' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    tituloDepartamento: p.string().length(100),
    descricao: p.text().nullable(),
    idResponsavel: p.integer().nullable(),
    responsavel: () => foreignKey(Usuario, 'id_responsavel'),
    // named by an API token: does not lead yet
    liderAConfirmar: p.boolean().name('lider_a_confirmar').default(false),
    status: p.smallint().default(1),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tituloDepartamento})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tituloDepartamento} || ' ' || coalesce(${c.descricao}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    departamento: TableOf<typeof Departamento>
  }
}
