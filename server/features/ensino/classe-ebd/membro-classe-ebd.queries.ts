import type { Reading } from '../../../kernel/data/tenant/session.js'
import { ofEach } from '../../../kernel/work/edges/of-each.js'
import { type MembershipRow, membershipQueries } from '../../pessoas/vinculo/index.js'

/** The queries about the pupils of classes. */
export const alunos = membershipQueries({
  table: 'membro_classe_ebd',
  group: 'classe_ebd',
  groupId: 'idClasse',
  columns: [
    'membro_classe_ebd.id',
    'membro_classe_ebd.uuid',
    'membro_classe_ebd.idCliente',
    'membro_classe_ebd.idClasse',
    'membro_classe_ebd.idMembro',
    'membro_classe_ebd.statusMembro',
    'membro_classe_ebd.aConfirmar',
    'membro_classe_ebd.createdAt',
    'classe_ebd.uuid as uuidClasse',
    'classe_ebd.nomeClasse',
    'usuario.uuid as uuidMembro',
    'usuario.name',
    'usuario.email',
    'usuario.telefoneUsuario',
  ],
})

export type MembroClasseEBDRow = MembershipRow<typeof alunos>

/** When these people joined their classes. */
export const participacoes = (work: Reading, ids: readonly number[]) =>
  ofEach(ids, (id) =>
    alunos
      .all(work)
      .select(['membro_classe_ebd.idMembro', 'membro_classe_ebd.createdAt', 'classe_ebd.nomeClasse'])
      .where('membro_classe_ebd.idMembro', '=', id),
  )
