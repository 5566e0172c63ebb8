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
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Departamento } from '../../pessoas/departamento/departamento.entity.js'

/** What a department plans to spend. It is approved or refused once, and can be deleted in every status. */
export const Orcamento = defineEntity({
  name: 'Orcamento',
  ...tenantTable('orcamento'),
  indexes: [
    uniqueInTenant('orcamento_uuid', 'uuid'),
    tenantIndex('orcamento_data', 'data_orcamento', 'id'),
    tenantIndex('orcamento_departamento', 'id_departamento', 'data_orcamento'),
    tenantIndex('orcamento_decisor', 'decidido_por'),
  ],
  checks: [
    { name: 'orcamento_status', expression: `status_orcamento in ('pendente', 'aprovado', 'recusado')` },
    { name: 'orcamento_valor', expression: 'valor_orcamento > 0' },
    { name: 'orcamento_decidido', expression: `(status_orcamento = 'pendente') = (decidido_em is null)` },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    tituloOrcamento: p.string().length(120),
    dataOrcamento: p.date(),
    valorOrcamento: p.decimal('string').precision(14).scale(2),
    descricaoOrcamento: p.text(),
    statusOrcamento: p.string().length(10).default('pendente'),
    idDepartamento: p.integer(),
    departamento: () => foreignKey(Departamento, 'id_departamento'),
    decididoEm: p.datetime().nullable(),
    decididoPor: p.integer().nullable(),
    decisor: () => foreignKey(Usuario, 'decidido_por'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tituloOrcamento})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tituloOrcamento} || ' ' || ${c.descricaoOrcamento})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    orcamento: TableOf<typeof Orcamento>
  }
}
