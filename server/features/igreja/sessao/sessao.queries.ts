import type { Reading } from '../../../kernel/tenant/session.js'

/** One's own data, as `eu` and /userProfile show it. */
export async function lerEu({ db }: Reading, id: number, idCliente: number) {
  return db
    .selectFrom('usuario')
    .innerJoin('cliente', 'cliente.idCliente', 'usuario.idCliente')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.idCliente',
      'usuario.perfil',
      'usuario.name',
      'usuario.email',
      'usuario.telefoneUsuario',
      'usuario.recemConvertido',
      'usuario.usuarioAtivo',
      'usuario.idFoto',
      'usuario.versao',
      'cliente.uuid as uuidIgreja',
      'cliente.nome as nomeIgreja',
      'cliente.fusoHorario',
      'credencial.totpAtivoEm',
    ])
    .where('usuario.id', '=', id)
    .where('usuario.idCliente', '=', idCliente)
    .executeTakeFirstOrThrow()
}

export type EuRow = Awaited<ReturnType<typeof lerEu>>

/** Own sessions that still live, the latest first. */
export const lerSessoes = ({ db }: Reading, idUsuario: number, idCliente: number) =>
  db
    .selectFrom('sessao')
    .select(['uuid', 'dispositivo', 'endereco', 'createdAt', 'usadaEm', 'expiraEm'])
    .where('idUsuario', '=', idUsuario)
    .where('idCliente', '=', idCliente)
    .where('expiraEm', '>', new Date())
    .orderBy('usadaEm', 'desc')
    .limit(100)
    .execute()

export type SessaoRow = Awaited<ReturnType<typeof lerSessoes>>[number]
