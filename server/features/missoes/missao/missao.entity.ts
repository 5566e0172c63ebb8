import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { namedToConfirm, ownGroupsOnly, remembersNamed } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

const table = tenantTable('missao', ownGroupsOnly('missoes', 'id'))

export const Missao = defineEntity({
  name: 'Missao',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('missao'),
    namedToConfirm('missoes', 'missao', 'id_responsavel'),
    remembersNamed('missao', 'id_responsavel'),
  ],
  indexes: [
    uniqueInTenant('missao_uuid', 'uuid'),
    tenantIndex('missao_nome', 'nome_ordem', 'id'),
    tenantIndex('missao_inicio', 'data_inicio', 'id'),
    tenantIndex('missao_responsavel', 'id_responsavel'),
  ],
  checks: [
    {
      name: 'missao_status',
      expression: `status_missao in ('planejada', 'em_andamento', 'concluida', 'cancelada')`,
    },
    { name: 'missao_periodo', expression: 'data_fim >= data_inicio' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeMissao: p.string().length(120),
    descricao: p.text().nullable(),
    localMissao: p.string().length(120).nullable(),
    dataInicio: p.date().nullable(),
    dataFim: p.date().nullable(),
    idResponsavel: p.integer().nullable(),
    responsavel: () => foreignKey(Usuario, 'id_responsavel'),
    // named by an API token: does not lead yet
    liderAConfirmar: p.boolean().name('lider_a_confirmar').default(false),
    statusMissao: p.string().length(20).default('planejada'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeMissao})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeMissao} || ' ' || coalesce(${c.localMissao}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    missao: TableOf<typeof Missao>
  }
}
