import { type Perfil, perfis } from '../../../kernel/access/actions.js'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { Cliente } from '../../acesso/cliente/index.js'
import { Credencial } from '../../acesso/sessao/index.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

export interface NewChurch {
  nomeIgreja: string
  name: string
  email: string
  perfil?: Perfil
  /** argon2id; null until the e-mailed link is used */
  senhaHash?: string | null
}

/** The id for a new church and its first person. */
export async function nextChurch({ sessions }: Services): Promise<number> {
  const [{ id }] = (await sessions.app.em.fork().execute(`select nextval('usuario_id_seq')::int as id`)) as [
    { id: number },
  ]
  return id
}

/**
 * Creates a church with its first person in one transaction. The church's id is that person's id. Every feature then
 * writes its initial data for a new church.
 * @param then runs in the same transaction (for example, to queue the e-mail with the password link)
 */
export async function foundChurch(
  services: Services,
  author: Author,
  church: NewChurch,
  then: (work: Writing, idUsuario: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const id = await nextChurch(services)
  await transaction(services.sessions, id, { ...author, idUsuario: id }, async (work) => {
    await writeChurch(services, work, church)
    await then(work, id)
  })
  return id
}

/** The same as `foundChurch`, within an existing transaction of the church. */
export async function writeChurch(services: Services, work: Writing, church: NewChurch): Promise<void> {
  const { em, idCliente } = work
  // a new church is asked what it uses
  em.create(Cliente, { id: idCliente, idCliente, nome: church.nomeIgreja, modulosDesligados: null })
  em.create(Usuario, {
    id: idCliente,
    idCliente,
    name: church.name,
    email: church.email,
    perfil: church.perfil ?? perfis.administrator,
  })
  await em.flush()
  const { senhaHash = null } = church
  // if the calling code sets a password, the e-mail counts as proved too
  em.create(Credencial, { idUsuario: idCliente, idCliente, senhaHash, emailProvado: senhaHash && church.email })
  await em.flush()
  for (const feature of services.features) await feature.seed?.(work)
}
