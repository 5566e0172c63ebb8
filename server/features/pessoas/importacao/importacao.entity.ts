import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, isolatedTable } from '../../../kernel/data/tenant/base.entity.js'
import { Importacao } from '../../acesso/usuario/importacao.entity.js'

/**
 * A row of an imported file. It is not audited, because it is not a person's record yet, and there may be 50,000 rows.
 * Its key contains its number in the file, because no other table refers to it.
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
    /** only for rows without errors; used to find duplicates */
    email: p.text().nullable(),
    cpf: p.text().nullable(),
    /** the cells as they are in the file, by column, so that the row can be read again with another mapping */
    original: p.json<string[]>(),
    /** the person's fields that importing the row would write; for a row with errors, the text from the file */
    dados: p.json<Record<string, string | number>>(),
    erros: p.json<string[]>(),
    /** what is left out, or saved in another way than the file has it */
    avisos: p.json<string[]>().defaultRaw(`'[]'`),
    /** of a row without its e-mail, because that is a registered person's: the row as it was read */
    lida: p.json<{ dados: object; avisos: string[] }>().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    importacao_linha: TableOf<typeof ImportacaoLinha>
  }
}
