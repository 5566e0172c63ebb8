import { defineEntity, p } from '@mikro-orm/core'

/**
 * One row for each backup that was completed and read again without a fault. It is in the database, so that every
 * server knows when the last one was. It belongs to no tenant and contains no personal data.
 */
export const CopiaSeguranca = defineEntity({
  name: 'CopiaSeguranca',
  tableName: 'copia_seguranca',
  properties: {
    id: p.integer().primary(),
    terminadaEm: p.datetime().defaultRaw('now()'),
    /** rows of all tables; null for a backup that another program made */
    linhas: p.bigint('number').nullable(),
    imagens: p.integer().nullable(),
    bytes: p.bigint('number').nullable(),
  },
})
