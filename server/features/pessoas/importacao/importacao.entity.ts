import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import {
  foreignKey,
  isolatedTable,
  tenantColumns,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'

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

/**
 * A row of the file. Not audited: nobody's record yet, and there may be 50,000 of them. Keyed by its place in the file alone,
 * since nothing else ever names it.
 */
export const ImportacaoLinha = defineEntity({
  name: 'ImportacaoLinha',
  ...isolatedTable('importacao_linha'),
  checks: [{ name: 'importacao_linha_situacao', expression: `situacao in ('valida', 'erro', 'duplicada')` }],
  properties: {
    idImportacao: p.integer().primary(),
    numero: p.integer().primary(),
    idCliente: p.integer().primary(),
    importacao: () => foreignKey(Importacao, 'id_importacao'),
    situacao: p.string().length(10),
    /** only of rows without errors: what duplicates are found by */
    email: p.text().nullable(),
    cpf: p.text().nullable(),
    /** the cells as the file has them, by column: a new mapping reads them again */
    original: p.json<string[]>(),
    /** the person's fields that the row would write; of a row with errors, the text that was there */
    dados: p.json<Record<string, string | number>>(),
    erros: p.json<string[]>(),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    importacao: TableOf<typeof Importacao>
    importacao_linha: TableOf<typeof ImportacaoLinha>
  }
}
