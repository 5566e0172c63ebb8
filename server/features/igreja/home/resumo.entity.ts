import { defineEntity, p } from '@mikro-orm/core'
import { isolatedTable } from '../../../kernel/data/tenant/base.entity.js'

/**
 * Figures of the home page that would be counted anew for everybody who opens it. They count while `resumo_mudou` has no
 * row of something that they are made of; a job makes them again.
 */
export const ResumoIgreja = defineEntity({
  name: 'ResumoIgreja',
  ...isolatedTable('resumo_igreja'),
  properties: {
    idCliente: p.integer().primary(),
    /** 'presencas', see resumo.ts; 'pessoas' is of the version before */
    parte: p.string().length(20).primary(),
    valor: p.json(),
  },
})

/**
 * The numbers of people, birthdays and cells, as a sum of rows: what the job has counted (`base`), and what each change since
 * has added or taken away, which triggers write (functions in the migration). Without what the job has counted they do not
 * count.
 */
export const ContagemPessoas = defineEntity({
  name: 'ContagemPessoas',
  ...isolatedTable('contagem_pessoas'),
  properties: {
    idCliente: p.integer().primary(),
    uuid: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    base: p.boolean().default(false),
    /** the month of the birthday; 0: not known */
    mes: p.smallint().default(0),
    total: p.integer().default(0),
    ativas: p.integer().default(0),
    recemConvertidas: p.integer().default(0),
    aniversariantes: p.integer().default(0),
    celulas: p.integer().default(0),
  },
})

/**
 * Something that the figures count has changed in a table of the church (`notedChanges`). Everybody who writes adds a row,
 * so that nobody waits for somebody else's.
 */
export const ResumoMudou = defineEntity({
  name: 'ResumoMudou',
  ...isolatedTable('resumo_mudou'),
  properties: {
    idCliente: p.integer().primary(),
    uuid: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    tabela: p.string().length(40),
  },
})
