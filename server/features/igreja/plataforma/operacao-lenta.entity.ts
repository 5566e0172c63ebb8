import { defineEntity, p } from '@mikro-orm/core'

/**
 * Operations of a church that were slow on a day, noted by all processes. It is for the platform's administrator, so it
 * belongs to no tenant; it contains no personal data.
 */
export const OperacaoLenta = defineEntity({
  name: 'OperacaoLenta',
  tableName: 'operacao_lenta',
  properties: {
    igreja: p.integer().primary(),
    operacao: p.string().length(200).primary(),
    dia: p.date().primary(),
    vezes: p.integer(),
    /** durations of the latest slow calls, in milliseconds */
    duracoes: p.array().columnType('int[]'),
    pior: p.integer(),
    /** the longest statement of any slow call, without values */
    comando: p.text().nullable(),
    comandoMs: p.integer().nullable(),
    ultima: p.datetime(),
  },
})
