import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'

const columns = [
  'id',
  'uuid',
  'idUsuario',
  'nome',
  'escopos',
  'createdAt',
  'usadoEm',
  'expiraEm',
  'revogadoEm',
] as const

/** The church's tokens, the latest first, revoked ones too. */
export const listar = (work: Reading, idCliente: number) =>
  from({ ...work, idCliente }, 'token_api')
    .select(columns)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

export const ler = (work: Reading, id: number) =>
  from(work, 'token_api').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
