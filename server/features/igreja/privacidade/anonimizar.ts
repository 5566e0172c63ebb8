import { sql } from 'kysely'
import { perfis } from '../../../../schema/rules/perfis.js'
import { encrypt } from '../../../kernel/base/crypto.js'
import { conflict } from '../../../kernel/base/errors.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { forgetAvisos } from '../../acesso/aviso/index.js'
import { passOn, refuseHeld } from '../../acesso/usuario/index.js'
import { forgetPedidos } from '../../agenda/pedido-reserva/index.js'
import { forgetMotivos } from '../../culto/escala-culto/index.js'
import { forgetObservacoes } from '../../culto/indisponibilidade/index.js'
import { forgetAnexos } from '../../financas/anexo/index.js'
import { pdfsNaming } from '../../financas/prestacao-contas/index.js'
import { anonymiseRecibos } from '../../financas/recibo/index.js'
import { forgetRegras } from '../../financas/regra-bancaria/index.js'
import { forgetFamilia } from '../../pessoas/parentesco/index.js'
import { replaceInComentarios } from '../../pessoas/visita-pastoral/index.js'
import { countErased } from '../incidente/index.js'
import { hasContato, notifyWithoutContato } from './contato.js'
import { eraseFilesJob } from './privacidade.job.js'

/** The places where the name of an anonymised person remains. */
export interface Kept {
  /** number of approved minutes with the person's name, which the law protects from changes */
  atas: number
  /** number of statements of accounts whose stored PDF names the person as one of the council, or only in a text */
  prestacoes: { conselho: number; citam: number }
  /** another person of the church has the same name, so the name stays in texts */
  homonimo: boolean
}

/**
 * If two administrators leave concurrently, the second transaction waits here and then finds only one administrator left.
 * Locked before any person.
 */
export const lockIgreja = ({ db, idCliente }: Writing) =>
  sql`select from cliente where id_cliente = ${idCliente} for update`.execute(db)

/**
 * Removes a person permanently from the church's records: name, CPF, e-mail and all other identifying data, also in the
 * audit log and in texts by other people. What the person gave and did stays, without a name. Files of pictures and
 * reports, and e-mails that belong to no church, are deleted after the transaction.
 * @throws CONFLICT for the last administrator, and for a person whom other records need
 */
export async function anonymise(work: Writing & { ctx: Context }, id: number): Promise<Kept> {
  const { ctx, db, idCliente } = work
  await lockIgreja(work)
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
  await forgetObservacoes(work, id)
  await forgetMotivos(work, id)
  await forgetPedidos(work, id)
  await forgetFamilia(work, id)
  await forgetAvisos(work, id)
  await anonymiseRecibos(work, id)
  await forgetRegras(work, id)
  await countErased(work, id)
  const anexos = await forgetAnexos(work, id)
  // reading through the audit log of many years takes long
  await sql`set local statement_timeout = '180s'`.execute(db)
  const { rows: patterns } = await sql<{ padrao: string | null; padraoJson: string | null; termos: string[] }>`
    select padrao, padrao_json as "padraoJson", termos from padroes_da_pessoa(${id})`.execute(db)
  const { padrao = null, padraoJson = null, termos = [] } = patterns[0] ?? {}
  const prestacoes = await pdfsNaming(work, id, { padrao, padraoJson })
  const visitas = padrao ? await replaceInComentarios(work, new RegExp(padrao, 'g'), `$1$2$3${anonimo}`) : []
  const tinhaContato = await hasContato(work)
  const left = await sql<{ saiu: { imagens: string[]; relatorios: string[] } & Omit<Kept, 'prestacoes'> }>`
    select anonimizar_pessoa_da_igreja(${idCliente}::int, ${id}::int, ${visitas}::int[]) as saiu`.execute(db)
  const { imagens, relatorios, atas, homonimo } = left.rows[0]!.saiu
  await passOn(work, id)
  if (tinhaContato && !(await hasContato(work))) await notifyWithoutContato(work)
  const emails = termos.filter((termo) => termo.includes('@')).map((email) => encrypt(ctx.services.secretKey, email))
  const author = ctx.author('lgpd.apagarArquivos')
  await ctx.services.jobs.send(work, eraseFilesJob, author, { imagens: [...imagens, ...anexos], relatorios, emails })
  return { atas, homonimo, prestacoes }
}

/** The text that replaces a name; the database function writes the same text. */
const anonimo = 'Pessoa anonimizada'

/** Perfis that a church or the platform must always have: the administrators of both. */
const managing: readonly number[] = [perfis.platform, perfis.administrator]
