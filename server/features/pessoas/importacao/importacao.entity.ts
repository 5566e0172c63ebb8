import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/database/tables.js'
import { foreignKey, isolatedTable } from '../../../kernel/tenant/base.entity.js'
import { Importacao } from '../../acesso/usuario/importacao.entity.js'

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
    importacao_linha: TableOf<typeof ImportacaoLinha>
  }
}
