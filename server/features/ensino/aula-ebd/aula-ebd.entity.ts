import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { namedToConfirm, ownGroupsOnly, remembersNamed } from '../../../kernel/data/tenant/own-groups.policy.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { ClasseEBD } from '../classe-ebd/classe-ebd.entity.js'

const table = tenantTable('aula_ebd', ownGroupsOnly('ensino', 'id_classe'))

/** One lesson of a class. MembroAulaEBD stores which people of the church attended; visitors are only counted. */
export const AulaEBD = defineEntity({
  name: 'AulaEBD',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('aula_ebd'),
    namedToConfirm('ensino', 'aula_ebd', 'id_professor', 'data_aula'),
    remembersNamed('aula_ebd', 'id_professor'),
  ],
  indexes: [
    uniqueInTenant('aula_ebd_uuid', 'uuid'),
    uniqueAlive('aula_ebd_dia', 'id_classe', 'data_aula'),
    tenantIndex('aula_ebd_classe', 'id_classe', 'data_aula', 'id'),
    tenantIndex('aula_ebd_data', 'data_aula', 'id'),
    tenantIndex('aula_ebd_professor', 'id_professor'),
  ],
  checks: [
    {
      name: 'aula_ebd_contagens',
      expression:
        'visitantes >= 0 and visitantes <= 999 and biblias >= 0 and biblias <= 999 and revistas >= 0 and revistas <= 999',
    },
    { name: 'aula_ebd_oferta', expression: 'oferta > 0' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idClasse: p.integer(),
    classe: () => foreignKey(ClasseEBD, 'id_classe'),
    dataAula: p.date(),
    temaAula: p.string().length(200).nullable(),
    idProfessor: p.integer().nullable(),
    professor: () => foreignKey(Usuario, 'id_professor'),
    // named by an API token: does not lead yet
    liderAConfirmar: p.boolean().name('lider_a_confirmar').default(false),
    visitantes: p.smallint().default(0),
    biblias: p.smallint().default(0),
    revistas: p.smallint().default(0),
    /** null when there was no offering; the ledger entry of an offering has the origin 'aulaEBD' */
    oferta: p.decimal('string').precision(14).scale(2).nullable(),
    /** when each person, by number, and the visitors were last marked; see kernel/marks */
    marcas: p.json<Readonly<Record<string, string>>>().nullable(),
    /** when the whole roll was last saved at once */
    chamadaEm: p.datetime().nullable(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(coalesce(${c.temaAula}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    aula_ebd: TableOf<typeof AulaEBD>
  }
}
