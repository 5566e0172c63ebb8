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
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.entity.js'

const table = tenantTable('doacao')

/**
 * What a person gave to a campaign. Its ledger entry has the origin 'doacao'. A trigger cancels the yearly statement that
 * counts it when it changes.
 */
export const Doacao = defineEntity({
  name: 'Doacao',
  ...table,
  triggers: [
    ...table.triggers,
    {
      name: 'comprovante_com_doacao',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      expression:
        'create trigger "comprovante_com_doacao" after insert or update on "doacao" for each row execute function comprovante_com_doacao()',
    },
  ],
  indexes: [
    uniqueInTenant('doacao_uuid', 'uuid'),
    tenantIndex('doacao_campanha', 'id_campanha', 'data_doacao', 'id'),
    tenantIndex('doacao_data', 'data_doacao', 'id'),
    tenantIndex('doacao_membro', 'id_membro'),
  ],
  checks: [
    { name: 'doacao_valor', expression: 'valor_doacao > 0' },
    { name: 'doacao_meio', expression: `meio_doacao in ('dinheiro', 'pix', 'cartao', 'transferencia', 'cheque')` },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idCampanha: p.integer(),
    campanha: () => foreignKey(CampanhaMissoes, 'id_campanha'),
    idMembro: p.integer(),
    membro: () => foreignKey(Usuario, 'id_membro'),
    valorDoacao: p.decimal('string').precision(14).scale(2),
    dataDoacao: p.date(),
    /** how it was given; null: nobody said */
    meioDoacao: p.string().length(14).nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    doacao: TableOf<typeof Doacao>
  }
}
