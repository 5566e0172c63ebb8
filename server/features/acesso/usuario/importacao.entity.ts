import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { tenantColumns, tenantTable, uniqueInTenant } from '../../../kernel/data/tenant/base.entity.js'

/** A text of a column that its field does not know, such as 'Separado'. */
export interface FileValue {
  texto: string
  /** how many rows have it */
  linhas?: number
  /** what somebody said that it is, '' for nothing; null: nobody has said it yet */
  valor?: string | null
}

/** The field of a person that a column of the file fills; null: none. */
export interface MappedColumn {
  coluna: string
  campo: string | null
  /** of a column of dates that may be two days each: one of them, and what comes first, as somebody answered */
  dataAmbigua?: string | null
  ordem?: 'dia' | 'mes' | null
  valores?: FileValue[] | null
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
    mapeamento: p.json<MappedColumn[]>(),
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

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    importacao: TableOf<typeof Importacao>
  }
}
