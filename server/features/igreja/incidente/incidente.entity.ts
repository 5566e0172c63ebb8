import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

/**
 * A security incident that hit personal data (Res. CD/ANPD 15/2024): what happened, and who was told of it. The church
 * keeps it for at least five years; nothing deletes it before the church's account is deleted.
 */
export const Incidente = defineEntity({
  name: 'Incidente',
  ...tenantTable('incidente'),
  indexes: [uniqueInTenant('incidente_uuid', 'uuid'), tenantIndex('incidente_conhecido', 'data_conhecimento', 'id')],
  checks: [
    { name: 'incidente_risco_relevante', expression: 'risco_relevante in (0, 1)' },
    { name: 'incidente_pequeno_porte', expression: 'pequeno_porte in (0, 1)' },
    { name: 'incidente_pessoas', expression: 'quantidade_pessoas >= 0 and pessoas_apagadas >= 0' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    titulo: p.string().length(120),
    descricao: p.text(),
    /** null: nobody knows when it happened */
    dataOcorrencia: p.datetime().nullable(),
    /** when the church got to know that personal data were hit; the terms run from here */
    dataConhecimento: p.datetime(),
    /** the kinds of data, see `tiposDeDados` */
    dados: p.json<string[]>(),
    riscoRelevante: p.smallint().default(1),
    consequencias: p.text().nullable(),
    /** how many people, as far as it is known; also of people who are in no list of the church */
    quantidadePessoas: p.integer().nullable(),
    /** what protected the data before, and what was done since */
    protecao: p.text().nullable(),
    medidas: p.text().nullable(),
    motivoDemora: p.text().nullable(),
    /** why nobody is told of it */
    motivoSemAviso: p.text().nullable(),
    /** whether the doubled terms of a small agent count for this incident */
    pequenoPorte: p.smallint().default(0),
    comunicadoAnpdEm: p.datetime().nullable(),
    protocoloAnpd: p.string().length(60).nullable(),
    textoAnpd: p.text().nullable(),
    complementadoEm: p.datetime().nullable(),
    textoComplemento: p.text().nullable(),
    avisadosEm: p.datetime().nullable(),
    meioAviso: p.string().length(500).nullable(),
    textoAviso: p.text().nullable(),
    encerradoEm: p.datetime().nullable(),
    /** how many of its people are here no more: their data were erased, or are newer than a backup that was restored */
    pessoasApagadas: p.integer().default(0),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.titulo} || ' ' || ${c.descricao})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    incidente: TableOf<typeof Incidente>
  }
}
