import { sql } from 'kysely'
import { perfis } from '../../../../schema/rules/perfis.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { answersPerConvite } from './convite.rules.js'

type Work = Pick<Reading, 'db'> & { idCliente: number }

/** The latest invitations of a person, the newest first. */
export const conviteRows = (work: Work, idUsuario: number) =>
  from(work, 'convite_acesso')
    .leftJoin('usuario as autor', (join) =>
      join.onRef('autor.id', '=', 'convite_acesso.criadoPor').onRef('autor.idCliente', '=', 'convite_acesso.idCliente'),
    )
    .select([
      'convite_acesso.id',
      'convite_acesso.uuid',
      'convite_acesso.createdAt',
      'convite_acesso.expiraEm',
      'convite_acesso.usadoEm',
      'convite_acesso.canceladoEm',
      'convite_acesso.tentativas',
      'convite_acesso.pede',
      'autor.name as autor',
    ])
    .where('convite_acesso.idUsuario', '=', idUsuario)
    .orderBy('convite_acesso.id', 'desc')
    .limit(10)
    .execute()

export type ConviteRow = Awaited<ReturnType<typeof conviteRows>>[number]

/** The open invitation of this token, with its person, who has no password yet. Undefined when it does not work. */
export const openConvite = (work: Work, token: string) =>
  from(work, 'convite_acesso')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'convite_acesso.idUsuario')
        .onRef('usuario.idCliente', '=', 'convite_acesso.idCliente'),
    )
    .innerJoin('cliente', 'cliente.idCliente', 'usuario.idCliente')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select([
      'convite_acesso.id',
      'convite_acesso.pede',
      'convite_acesso.respostaHash',
      'convite_acesso.tentativas',
      'convite_acesso.criadoPor',
      'usuario.id as idUsuario',
      'usuario.idCliente',
      'usuario.name',
      'usuario.email',
      'usuario.telefoneUsuario',
      'cliente.nome as igreja',
    ])
    .where('convite_acesso.hash', '=', hashToken(token))
    .where('convite_acesso.expiraEm', '>', new Date())
    .where('convite_acesso.usadoEm', 'is', null)
    .where('convite_acesso.canceladoEm', 'is', null)
    .where('convite_acesso.tentativas', '<', answersPerConvite)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.perfil', '<>', perfis.none)
    .where('usuario.excluidoEm', 'is', null)
    .where('credencial.senhaHash', 'is', null)
    .executeTakeFirst()

export type OpenConvite = NonNullable<Awaited<ReturnType<typeof openConvite>>>

/** The person whom an invitation can let in, with whether a password was ever set. */
export const invitedPerson = (work: Work, ref: RecordRef) =>
  from(work, 'usuario')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select([
      'usuario.id',
      'usuario.idCliente',
      'usuario.perfil',
      'usuario.usuarioAtivo',
      'usuario.dataNascimento',
      'usuario.telefoneUsuario',
      'credencial.nomeAcesso',
      sql<boolean>`credencial.senha_hash is not null`.as('temSenha'),
    ])
    .where(isRecord('usuario', ref))
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
