import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { ReuniaoLideranca } from './reuniao-lideranca.entity.js'

const table = tenantTable('ata')

/**
 * The minutes of a meeting: a draft until a user approves them. A trigger (see the migration) gives approved minutes
 * the church's next number and prevents later changes, so the numbers have no gaps.
 */
export const Ata = defineEntity({
  name: 'Ata',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'proteger_ata',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger "proteger_ata" before insert or update or delete on "ata" for each row execute function proteger_ata()',
    },
  ],
  indexes: [
    uniqueInTenant('ata_uuid', 'uuid'),
    uniqueInTenant('ata_reuniao', 'id_reuniao'),
    uniqueInTenant('ata_numero', 'numero_ata'),
  ],
  checks: [{ name: 'ata_aprovada', expression: '(numero_ata is null) = (aprovada_em is null)' }],
  properties: {
    ...tenantColumns,
    idReuniao: p.integer(),
    reuniao: () => foreignKey(ReuniaoLideranca, 'id_reuniao'),
    /** sanitised HTML with few tags */
    textoAta: p.text(),
    numeroAta: p.integer().nullable(),
    aprovadaEm: p.datetime().nullable(),
    aprovadaPor: p.integer().nullable(),
    aprovador: () => foreignKey(Usuario, 'aprovada_por'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    ata: TableOf<typeof Ata>
  }
}
