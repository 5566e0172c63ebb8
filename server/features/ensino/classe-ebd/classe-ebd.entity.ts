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

const table = tenantTable('classe_ebd', ownGroupsOnly('ensino', 'id'))

/** A class of the Sunday school. */
export const ClasseEBD = defineEntity({
  name: 'ClasseEBD',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('classe_ebd'),
    namedToConfirm('ensino', 'classe_ebd', 'id_professor'),
    remembersNamed('classe_ebd', 'id_professor'),
  ],
  indexes: [
    uniqueInTenant('classe_ebd_uuid', 'uuid'),
    uniqueAlive('classe_ebd_nome', 'nome_ordem'),
    tenantIndex('classe_ebd_ordem', 'nome_ordem', 'id'),
    tenantIndex('classe_ebd_professor', 'id_professor'),
  ],
  checks: [{ name: 'classe_ebd_status', expression: `status_classe in ('ativa', 'inativa')` }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeClasse: p.string().length(80),
    faixaEtaria: p.string().length(60).nullable(),
    idProfessor: p.integer().nullable(),
    professor: () => foreignKey(Usuario, 'id_professor'),
    // named by an API token: does not lead yet
    liderAConfirmar: p.boolean().name('lider_a_confirmar').default(false),
    statusClasse: p.string().length(10).default('ativa'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeClasse})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeClasse} || ' ' || coalesce(${c.faixaEtaria}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    classe_ebd: TableOf<typeof ClasseEBD>
  }
}
