import { type Perfil, perfis } from '../../../kernel/access/actions.js'
import type { Services } from '../../../kernel/context.js'
import { type Author, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { Usuario } from '../../pessoas/usuario/usuario.entity.js'
import { Cliente } from '../cliente/index.js'
import { Credencial } from '../sessao/index.js'

export interface NewChurch {
  nomeIgreja: string
  name: string
  email: string
  perfil?: Perfil
  /** argon2id; null until the e-mailed link is used */
  senhaHash?: string | null
}

/**
 * A church with its first person, in one transaction: the church's number is that person's number. Every feature then writes
 * what a new church starts with. @param then runs in the same transaction (the letter with the password link)
 */
export async function foundChurch(
  services: Services,
  author: Author,
  church: NewChurch,
  then: (work: Writing, idUsuario: number) => Promise<void> = async () => undefined,
): Promise<number> {
  const [{ id }] = (await services.sessions.app.em.fork().execute(`select nextval('usuario_id_seq')::int as id`)) as [
    { id: number },
  ]
  await transaction(services.sessions, id, { ...author, idUsuario: id }, async (work) => {
    const { em } = work
    em.create(Cliente, { id, idCliente: id, nome: church.nomeIgreja })
    em.create(Usuario, {
      id,
      idCliente: id,
      name: church.name,
      email: church.email,
      perfil: church.perfil ?? perfis.administrator,
    })
    await em.flush()
    const { senhaHash = null } = church
    // who may give a password here answers for the e-mail too
    em.create(Credencial, { idUsuario: id, idCliente: id, senhaHash, emailProvado: senhaHash && church.email })
    await em.flush()
    for (const feature of services.features) await feature.seed?.(work)
    await then(work, id)
  })
  return id
}
