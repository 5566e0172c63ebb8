import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/tenant/base.entity.js'

/** The field of a person that a column of the file fills; null: none. */
export interface ColunaMapeada {
  coluna: string
  campo: string | null
  /** of a column of dates that may be two days each: one of them, and what comes first, as somebody answered */
  dataAmbigua?: string | null
  ordem?: 'dia' | 'mes' | null
}

/** A file of people: first previewed ('previa'), then imported, possibly undone. */
export const Importacao = defineEntity({
  name: 'Importacao',
  ...tenantTable('importacao'),
  indexes: [uniqueInTenant('importacao_uuid', 'uuid')],
  checks: [
    { name: 'importacao_situacao', expression: `situacao in ('previa', 'gravada', 'desfeita')` },
    { name: 'importacao_formato', expression: `formato in ('csv', 'json', 'xml', 'xlsx')` },
  ],
  properties: {
    ...tenantColumns,
    /** who sent the file; without a foreign key, because the platform's users belong to another church */
    solicitadoPor: p.integer().nullable(),
    nomeArquivo: p.string().length(200),
    formato: p.string().length(4),
    situacao: p.string().length(10).default('previa'),
    colunas: p.json<string[]>(),
    mapeamento: p.json<ColunaMapeada[]>(),
    /** what of the file is left out */
    avisos: p.json<string[]>().defaultRaw(`'[]'`),
    totalLinhas: p.integer().default(0),
    validas: p.integer().default(0),
    comErro: p.integer().default(0),
    duplicadas: p.integer().default(0),
    /** number of imported people, and number of people whose import was undone */
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
