import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  isolatedTable,
  tenantColumns,
  tenantIndex,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../usuario/usuario.entity.js'

/** What a person has chosen for one kind of notice; a channel without a choice follows the kind. */
export interface Channels {
  push?: boolean
  email?: boolean
}

/** A notice to one person, from when it is queued until it reached a device or was given up. */
export const Aviso = defineEntity({
  name: 'Aviso',
  ...isolatedTable('aviso'),
  indexes: [
    uniqueInTenant('aviso_uuid', 'uuid'),
    uniqueInTenant('aviso_chave', 'id_usuario', 'chave'),
    tenantIndex('aviso_criado', 'created_at'),
  ],
  checks: [{ name: 'aviso_situacao', expression: `situacao in ('pendente', 'entregue', 'email', 'desistido')` }],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    /** the name of its kind */
    tipo: p.string().length(60),
    titulo: p.string().length(80),
    texto: p.string().length(200),
    /** path of the page that it opens */
    caminho: p.string().length(200),
    /** what happened, for notices that may be queued twice: a person gets one notice with this key */
    chave: p.string().length(120).nullable(),
    /** subject and lines of the e-mail that replaces it when no device can be reached, encrypted */
    cartaCifrado: p.text().nullable(),
    /** when it is no news any more: nobody gets it afterwards; null: it may come late */
    valeAte: p.datetime().nullable(),
    situacao: p.string().length(10).default('pendente').$type<'pendente' | 'entregue' | 'email' | 'desistido'>(),
    /** ids of the devices that have it */
    entregues: p.json<number[]>().defaultRaw(`'[]'`),
    tentativas: p.smallint().default(0),
  },
})

/** How a person wants to be notified. Without a row, everything is as the kinds propose. */
export const PreferenciaAviso = defineEntity({
  name: 'PreferenciaAviso',
  ...isolatedTable('preferencia_aviso'),
  indexes: [
    uniqueInTenant('preferencia_aviso_uuid', 'uuid'),
    uniqueInTenant('preferencia_aviso_usuario', 'id_usuario'),
  ],
  checks: [
    { name: 'preferencia_aviso_silencio', expression: '(silencio_de is null) = (silencio_ate is null)' },
    { name: 'preferencia_aviso_hora', expression: `silencio_de ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'` },
    { name: 'preferencia_aviso_ate', expression: `silencio_ate ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'` },
  ],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    /** the quiet hours, HH:mm; null: none */
    silencioDe: p.string().length(5).nullable().default('22:00'),
    silencioAte: p.string().length(5).nullable().default('07:00'),
    /** by the name of the kind */
    canais: p.json<Record<string, Channels>>().defaultRaw(`'{}'`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    aviso: TableOf<typeof Aviso>
    preferencia_aviso: TableOf<typeof PreferenciaAviso>
  }
}
