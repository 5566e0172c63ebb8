import { defineEntity, p } from '@mikro-orm/core'
import { isolatedTable } from '../../data/tenant/base.entity.js'

/** The first result of each write that was sent with an Idempotency-Key. */
export const Idempotencia = defineEntity({
  name: 'Idempotencia',
  ...isolatedTable('idempotencia'),
  properties: {
    idCliente: p.integer().primary(),
    idUsuario: p.integer().primary(),
    chave: p.text().primary(),
    impressao: p.text(),
    resultado: p.json().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
