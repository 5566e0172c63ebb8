import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/tenant/base.entity.js'

/** Which field of a person a column of the file fills; null: none. */
export interface ColunaMapeada {
  coluna: string
  campo: string | null
}

/** A file of people: seen first ('previa'), then written, perhaps taken back. */
export const Importacao = defineEntity({
  name: 'Importacao',
  ...tenantTable('importacao'),
  indexes: [uniqueInTenant('importacao_uuid', 'uuid')],
  checks: [
    { name: 'importacao_situacao', expression: `situacao in ('previa', 'gravada', 'desfeita')` },
    { name: 'importacao_formato', expression: `formato in ('csv', 'json', 'xml')` },
  ],
  properties: {
    ...tenantColumns,
    nomeArquivo: p.string().length(200),
    formato: p.string().length(4),
    situacao: p.string().length(10).default('previa'),
    colunas: p.json<string[]>(),
    mapeamento: p.json<ColunaMapeada[]>(),
    totalLinhas: p.integer().default(0),
    validas: p.integer().default(0),
    comErro: p.integer().default(0),
    duplicadas: p.integer().default(0),
    /** people that were written, and of these the ones taken back */
    gravadas: p.integer().nullable(),
    desfeitas: p.integer().nullable(),
    gravadaEm: p.datetime().nullable(),
    desfeitaEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    importacao: TableOf<typeof Importacao>
  }
}
