import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { ownGroupsOnlyThrough } from '../../../kernel/data/tenant/own-groups.policy.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'

/** A song of a rehearsal, in the key in which it is played. */
export const SetlistEnsaio = defineEntity({
  name: 'SetlistEnsaio',
  ...tenantTable('setlist_ensaio', ownGroupsOnlyThrough('louvor', 'id_ensaio', 'ensaio_louvor')),
  indexes: [
    uniqueInTenant('setlist_ensaio_uuid', 'uuid'),
    tenantIndex('setlist_ensaio_ordem', 'id_ensaio', 'ordem', 'id'),
  ],
  checks: [
    { name: 'setlist_ensaio_tom', expression: `tom_musica ~ '^([CDFGA]#?|[EB])m?$'` },
    { name: 'setlist_ensaio_posicao', expression: 'ordem >= 1' },
  ],
  properties: {
    ...tenantColumns,
    idEnsaio: p.integer(),
    ensaio: () => foreignKey(EnsaioLouvor, 'id_ensaio'),
    nomeMusica: p.string().length(120),
    tomMusica: p.string().length(3),
    linkMusica: p.string().length(500).nullable(),
    ordem: p.integer(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomeMusica})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    setlist_ensaio: TableOf<typeof SetlistEnsaio>
  }
}
