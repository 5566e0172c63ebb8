import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/** What is planned for one category, of one cost centre or of none: an amount for each month. */
interface Line {
  /** the uuid of the category's record */
  categoria: string
  /** the uuid of the cost centre */
  centro: string | null
  /** twelve decimals, January first */
  meses: readonly string[]
}

/**
 * The church's budget of a year. It is a draft until somebody writes down who approved it and when. Then it stays as it
 * is; a change is a new revision, with its reason.
 */
export const PrevisaoOrcamentaria = defineEntity({
  name: 'PrevisaoOrcamentaria',
  ...tenantTable('previsao_orcamentaria'),
  indexes: [
    uniqueInTenant('previsao_orcamentaria_uuid', 'uuid'),
    uniqueAlive('previsao_orcamentaria_revisao', 'ano', 'revisao'),
    tenantIndex('previsao_orcamentaria_registrada_por', 'registrada_por'),
  ],
  checks: [
    { name: 'previsao_orcamentaria_ano', expression: 'ano > 1999 and ano < 3000' },
    { name: 'previsao_orcamentaria_motivo', expression: 'revisao >= 1 and (revisao = 1) = (motivo is null)' },
    {
      name: 'previsao_orcamentaria_aprovada',
      expression: `(aprovada_em is null) = (orgao is null) and (aprovada_em is null) = (registrada_em is null) and (orgao is null or orgao in ('assembleia', 'conselho', 'diretoria'))`,
    },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    ano: p.smallint(),
    /** 1, and one more for each change after an approval */
    revisao: p.smallint().default(1),
    /** why it was revised */
    motivo: p.text().nullable(),
    observacao: p.text().nullable(),
    linhas: p.json<readonly Line[]>().defaultRaw(`'[]'`),
    /** the day of the approval */
    aprovadaEm: p.date().nullable(),
    /** who approved it */
    orgao: p.string().length(12).nullable(),
    /** the minutes of the approval, as the church names them */
    ata: p.string().length(120).nullable(),
    registradaEm: p.datetime().nullable(),
    registradaPor: p.integer().nullable(),
    quemRegistrou: () => foreignKey(Usuario, 'registrada_por'),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar('Previsão orçamentária ' || (${c.ano})::text)) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    previsao_orcamentaria: TableOf<typeof PrevisaoOrcamentaria>
  }
}
