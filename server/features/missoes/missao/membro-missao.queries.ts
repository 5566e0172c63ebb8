import type { Reading } from '../../../kernel/data/tenant/session.js'
import { ofEach } from '../../../kernel/work/edges/of-each.js'
import { type MembershipRow, membershipQueries } from '../../pessoas/vinculo/index.js'

/** The queries about the members of missions. */
export const membros = membershipQueries({
  table: 'membro_missao',
  group: 'missao',
  groupId: 'idMissao',
  columns: [
    'membro_missao.id',
    'membro_missao.uuid',
    'membro_missao.idCliente',
    'membro_missao.idMissao',
    'membro_missao.idMembro',
    'membro_missao.statusMembro',
    'membro_missao.aConfirmar',
    'membro_missao.createdAt',
    'usuario.uuid as uuidMembro',
    'usuario.name',
    'usuario.email',
    'usuario.telefoneUsuario',
    'missao.uuid as uuidMissao',
    'missao.nomeMissao',
  ],
})

export type MembroMissaoRow = MembershipRow<typeof membros>

/** When these people joined their missions. */
export const participacoes = (work: Reading, ids: readonly number[]) =>
  ofEach(ids, (id) =>
    membros
      .all(work)
      .select(['membro_missao.idMembro', 'membro_missao.createdAt', 'missao.nomeMissao'])
      .where('membro_missao.idMembro', '=', id),
  )
