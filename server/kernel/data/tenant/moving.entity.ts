import { defineEntity, p } from '@mikro-orm/core'

/**
 * A church that moves between installations, or is restored: one row for each number, in both installations. It belongs
 * to no tenant, because it stays when the church has gone. Only the owner of the tables writes it; every transaction that
 * writes in a church reads it (exigir_igreja_aberta).
 */
export const MudancaIgreja = defineEntity({
  name: 'MudancaIgreja',
  tableName: 'mudanca_igreja',
  checks: [
    {
      name: 'mudanca_igreja_situacao',
      expression: `situacao in ('preparada', 'fechada', 'mudou', 'chegando', 'aberta')`,
    },
  ],
  properties: {
    igreja: p.integer().primary().autoincrement(false),
    /** the uuid of the church, by which both ends recognise it */
    codigo: p.uuid(),
    /**
     * where the church comes from: preparada (open), fechada (nobody writes), mudou (only kept); where it goes to:
     * chegando (nobody writes), aberta
     */
    situacao: p.string().length(10).$type<'preparada' | 'fechada' | 'mudou' | 'chegando' | 'aberta'>(),
    /** the address of the other installation, or the backup */
    outro: p.string().length(300),
    /** its number at the other end */
    numero: p.integer().nullable(),
    /** the other installation uses the same bucket, so removing the church here must leave its files */
    arquivosFicam: p.boolean().default(false),
    guardarAte: p.datetime().nullable(),
    desde: p.datetime().defaultRaw('now()'),
    /** what `outro`, `numero` and `desde` were while the church was open: it is noted again if it stays here */
    antes: p.json().nullable(),
  },
})
