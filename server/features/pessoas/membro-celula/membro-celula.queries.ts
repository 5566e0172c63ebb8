import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { ofEach } from '../../../kernel/work/edges/of-each.js'
import { type MembershipRow, membershipQueries } from '../vinculo/index.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** The queries about the members of cells. */
export const membros = membershipQueries({
  table: 'membro_celula',
  group: 'celula',
  groupId: 'idCelula',
  led: true,
  columns: [
    'membro_celula.id',
    'membro_celula.uuid',
    'membro_celula.idCliente',
    'membro_celula.idCelula',
    'membro_celula.idMembro',
    'membro_celula.membroLider',
    'membro_celula.liderDesde',
    'membro_celula.aConfirmar',
    'membro_celula.createdAt',
    'celula.uuid as uuidCelula',
    'celula.nomeCelula',
    'usuario.uuid as uuidMembro',
    'usuario.name',
    'usuario.email',
    'usuario.telefoneUsuario',
  ],
})

export type MembroCelulaRow = MembershipRow<typeof membros>

/** The member who joined the cell first. */
export const oldestMembro = (work: Scope, idCelula: number) =>
  membros
    .all(work)
    .select('membro_celula.idMembro')
    .where('membro_celula.idCelula', '=', idCelula)
    .orderBy('membro_celula.createdAt')
    .orderBy('membro_celula.id')
    .limit(1)
    .executeTakeFirst()

/** A cell that this person leads. */
export const ledCelulaOf = (work: Scope, idMembro: number) =>
  membros
    .all(work)
    .select(['membro_celula.idCelula', 'celula.nomeCelula'])
    .where('membro_celula.idMembro', '=', idMembro)
    .where('membro_celula.membroLider', '=', 1)
    .limit(1)
    .executeTakeFirst()

/** When these people joined a cell, became its leader and left it. */
export const historia = (work: Reading, ids: readonly number[]) =>
  ofEach(ids, (id) =>
    from(work, 'membro_celula')
      .innerJoin('celula', (join) =>
        join
          .onRef('celula.id', '=', 'membro_celula.idCelula')
          .onRef('celula.idCliente', '=', 'membro_celula.idCliente'),
      )
      .select([
        'membro_celula.idMembro',
        'membro_celula.createdAt',
        'membro_celula.liderDesde',
        'membro_celula.excluidoEm',
        'celula.nomeCelula',
      ])
      .where('membro_celula.idMembro', '=', id),
  )
