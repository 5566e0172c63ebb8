import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'

/** The current user's own data, as `eu` and /userProfile return it. */
export async function readCurrentUser(work: Reading, id: number, idCliente: number) {
  return from({ ...work, idCliente }, 'usuario')
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
      'usuario.dataNascimento',
      'usuario.estadoCivil',
      'usuario.cep',
      'usuario.endereco',
      'usuario.numero',
      'usuario.complemento',
      'usuario.bairro',
      'usuario.cidade',
      'usuario.uf',
      'usuario.recemConvertido',
      'usuario.usuarioAtivo',
      'usuario.idFoto',
      'usuario.versao',
      'cliente.uuid as uuidIgreja',
      'cliente.nome as nomeIgreja',
      'cliente.fusoHorario',
      'cliente.motivoSuspensao',
      'cliente.encarregado',
      'cliente.emailEncarregado',
      'cliente.telefoneEncarregado',
      'cliente.apagarEm',
      'cliente.modulosDesligados',
      'cliente.idLogo',
      'credencial.totpAtivoEm',
      'credencial.nomeAcesso as nomeCurto',
    ])
    .where('usuario.id', '=', id)
    .executeTakeFirstOrThrow()
}

export type CurrentUserRow = Awaited<ReturnType<typeof readCurrentUser>>

/** The current user's active sessions, the latest first. */
export const readSessoes = (work: Reading, idUsuario: number, idCliente: number) =>
  from({ ...work, idCliente }, 'sessao')
    .select(['uuid', 'dispositivo', 'endereco', 'createdAt', 'usadaEm', 'expiraEm'])
    .where('idUsuario', '=', idUsuario)
    .where('expiraEm', '>', new Date())
    .orderBy('usadaEm', 'desc')
    .limit(100)
    .execute()

export type SessaoRow = Awaited<ReturnType<typeof readSessoes>>[number]
