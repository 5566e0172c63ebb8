import { defineEntity, p } from '@mikro-orm/core'
import type { Reach } from '../../../../schema/rules/levels.js'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  softDelete,
  tenantColumns,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

const table = tenantTable('funcao')

/** A function that people have in the church, such as treasurer, with the actions that it allows. */
export const Funcao = defineEntity({
  name: 'Funcao',
  ...table,
  triggers: [...table.triggers, decidesRights('funcao')],
  indexes: [uniqueInTenant('funcao_uuid', 'uuid'), uniqueAlive('funcao_nome', 'nome_ordem')],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nome: p.string().length(60),
    descricao: p.string().length(300).nullable(),
    acoes: p.json<string[]>(),
    alcance: p.string().length(5).$type<Reach>(),
    /** whoever has it may do nothing else in the church, also when its time is over */
    exclusiva: p.boolean().default(false),
    /** made when rights became a union, of what another function gave before: administrators have not looked at it yet */
    aRevisar: p.boolean().default(false),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    funcao: TableOf<typeof Funcao>
  }
}
