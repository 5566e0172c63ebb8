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

const table = tenantTable('dizimo')

/**
 * A tithe. Its income (origem 'dizimo') is created, changed and deleted with it. A database trigger (see the migration)
 * gives a receipt the church's next number and refuses changes to a tithe with a receipt; another one keeps what the
 * receipt says, and one cancels the yearly statement that counts the tithe when it changes. A tithe whose receipt was cancelled has none.
 */
export const Dizimo = defineEntity({
  name: 'Dizimo',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'proteger_recibo',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger "proteger_recibo" before insert or update or delete on "dizimo" for each row execute function proteger_recibo()',
    },
    {
      name: 'registrar_recibo',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      expression:
        'create trigger "registrar_recibo" after insert or update on "dizimo" for each row when (new.recibo_em is not null) execute function registrar_recibo()',
    },
    {
      name: 'comprovante_com_dizimo',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      expression:
        'create trigger "comprovante_com_dizimo" after insert or update on "dizimo" for each row execute function comprovante_com_dizimo()',
    },
  ],
  indexes: [
    uniqueInTenant('dizimo_uuid', 'uuid'),
    uniqueInTenant('dizimo_recibo', 'numero_recibo'),
    tenantIndex('dizimo_data', 'data_dizimo', 'id'),
    tenantIndex('dizimo_membro', 'id_membro', 'data_dizimo'),
    tenantIndex('dizimo_emissor', 'recibo_por'),
  ],
  checks: [
    { name: 'dizimo_valor', expression: 'valor_dizimo > 0' },
    { name: 'dizimo_meio', expression: `meio_dizimo in ('dinheiro', 'pix', 'cartao', 'transferencia', 'cheque')` },
    { name: 'dizimo_numerado', expression: '(numero_recibo is null) = (recibo_em is null)' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    valorDizimo: p.decimal('string').precision(14).scale(2),
    dataDizimo: p.date(),
    meioDizimo: p.string().length(14),
    numeroRecibo: p.integer().nullable(),
    reciboEm: p.datetime().nullable(),
    reciboPor: p.integer().nullable(),
    emissor: () => foreignKey(Usuario, 'recibo_por'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    dizimo: TableOf<typeof Dizimo>
  }
}
