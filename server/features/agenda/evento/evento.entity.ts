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
import { Arquivo } from '../../../kernel/work/files/files.entity.js'
import { Local } from '../local/local.entity.js'

export const Evento = defineEntity({
  name: 'Evento',
  ...tenantTable('evento'),
  indexes: [
    uniqueInTenant('evento_uuid', 'uuid'),
    tenantIndex('evento_inicio', 'data_inicio', 'id'),
    tenantIndex('evento_nome', 'nome_ordem', 'id'),
    tenantIndex('evento_local', 'id_local'),
  ],
  checks: [
    { name: 'evento_periodo', expression: 'data_fim >= data_inicio' },
    { name: 'evento_vagas', expression: 'vagas > 0' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomeEvento: p.string().length(120),
    descricao: p.text().nullable(),
    idLocal: p.integer().nullable(),
    local: () => foreignKey(Local, 'id_local'),
    dataInicio: p.datetime(),
    dataFim: p.datetime().nullable(),
    /** maximum number of participants; null: no limit */
    vagas: p.integer().nullable(),
    /** people may sign up themselves */
    inscricaoAberta: p.boolean().default(false),
    /** the last instant for signing up; null: until the event begins */
    inscricoesAte: p.datetime().nullable(),
    idFoto: p.integer().nullable(),
    foto: () => foreignKey(Arquivo, 'id_foto'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeEvento})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    evento: TableOf<typeof Evento>
  }
}
