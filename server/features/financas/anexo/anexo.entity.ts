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

/** A document or picture at a record of another feature, which `especie` and `id_registro` name. */
export const Anexo = defineEntity({
  name: 'Anexo',
  ...tenantTable('anexo'),
  indexes: [
    uniqueInTenant('anexo_uuid', 'uuid'),
    tenantIndex('anexo_registro', 'especie', 'id_registro', 'id'),
    tenantIndex('anexo_arquivo', 'id_arquivo'),
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    especie: p.string().length(30),
    idRegistro: p.integer(),
    idArquivo: p.integer(),
    arquivo: () => foreignKey(Arquivo, 'id_arquivo'),
    nome: p.string().length(120),
    tipo: p.string().length(60),
    bytes: p.integer(),
    /** the SHA-256 of what was sent, so that the same file sent again is found; null: sent to an earlier version */
    conteudo: p.string().length(64).nullable(),
    /** added when the record could not be changed any more, such as after its month was closed */
    posterior: p.boolean().default(false),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    anexo: TableOf<typeof Anexo>
  }
}
