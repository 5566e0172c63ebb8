import { sql } from 'kysely'
import { perfis } from '../../../kernel/access/perfis.js'
import type { Context } from '../../../kernel/context.js'
import { conflict } from '../../../kernel/errors.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { refuseHeld } from '../../acesso/usuario/index.js'
import { trocarNosComentarios } from '../../pessoas/visita-pastoral/index.js'
import { apagarArquivos } from './privacidade.job.js'

/** What keeps the name of a person who has left. */
export interface Ficou {
  /** approved minutes that name the person: the law wants them as they are */
  atas: number
  /** somebody else of the church has the same name, so texts keep it */
  homonimo: boolean
}

/**
 * Takes a person out of the church's records for good: name, CPF, e-mail and all else that says who it was, also from the audit
 * log and from what others wrote. What the person gave and did stays, as somebody's. Pictures and reports on the disk go when the transaction is through.
 * @throws CONFLICT for the last administrator, and for whom other records cannot do without
 */
export async function anonimizar(work: Writing & { ctx: Context }, id: number): Promise<Ficou> {
  const { ctx, db, idCliente } = work
  // two administrators who leave at once: the second waits here, and then is the last
  await sql`select from cliente where id_cliente = ${idCliente} for update`.execute(db)
  const { rows } = await sql<{ perfil: number; outros: boolean }>`
    select perfil, exists (select from usuario o where o.id_cliente = u.id_cliente and o.id <> u.id and o.perfil = u.perfil
      and o.excluido_em is null and o.usuario_ativo = 1) as outros
    from usuario u where id = ${id} and id_cliente = ${idCliente}`.execute(db)
  const [person] = rows
  if (person && managing.includes(person.perfil) && !person.outros)
    throw conflict(
      'Você é o único administrador desta igreja. Antes de sair, dê o perfil de administrador a outra pessoa ou encerre a conta da igreja.',
    )
  await refuseHeld(work, id)
  await work.em.flush()
  // the audit log of many years is read through
  await sql`set local statement_timeout = '180s'`.execute(db)
  const { rows: patterns } = await sql<{ padrao: string | null }>`
    select padrao from padroes_da_pessoa(${id})`.execute(db)
  const padrao = patterns[0]?.padrao
  const visitas = padrao ? await trocarNosComentarios(work, new RegExp(padrao, 'g'), `$1$2$3${anonimo}`) : []
  const left = await sql<{ imagens: string[]; relatorios: string[] } & Ficou>`
    select imagens, relatorios, atas, homonimo from anonimizar_pessoa(${id}, ${visitas}::int[])`.execute(db)
  const { imagens = [], relatorios = [], atas = 0, homonimo = false } = left.rows[0] ?? {}
  await ctx.services.jobs.send(work, apagarArquivos, ctx.author('lgpd.apagarArquivos'), { imagens, relatorios })
  return { atas, homonimo }
}

/** What stands in place of a name, as the database's function writes it too. */
const anonimo = 'Pessoa anonimizada'

/** Perfis of which a church, or the platform, always keeps somebody: administrators of the church and of the platform. */
const managing: readonly number[] = [perfis.platform, perfis.administrator]
