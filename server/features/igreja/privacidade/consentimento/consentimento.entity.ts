import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../../acesso/usuario/usuario.entity.js'

/** A person's answer to one version of a text. Rows are only added; the newest answer to a text counts. */
export const Consentimento = defineEntity({
  name: 'Consentimento',
  ...tenantTable('consentimento'),
  indexes: [
    uniqueInTenant('consentimento_uuid', 'uuid'),
    tenantIndex('consentimento_pessoa', 'id_usuario', 'id'),
    tenantIndex('consentimento_documento', 'documento', 'id_usuario', 'id'),
    tenantIndex('consentimento_autor', 'id_autor'),
  ],
  checks: [{ name: 'consentimento_aceito', expression: 'aceito in (0, 1)' }],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    documento: p.string().length(40),
    versaoTexto: p.smallint(),
    aceito: p.smallint(),
    /** who recorded the answer for a person who cannot answer alone; null: the person answered */
    idAutor: p.integer().nullable(),
    autor: () => foreignKey(Usuario, 'id_autor'),
  },
})

declare module '../../../../kernel/data/database/tables.js' {
  interface Tables {
    consentimento: TableOf<typeof Consentimento>
  }
}
