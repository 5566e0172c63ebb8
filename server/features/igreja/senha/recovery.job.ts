import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import { decrypt } from '../../../kernel/crypto.js'
import { AppError } from '../../../kernel/errors.js'
import type { Job } from '../../../kernel/jobs.js'
import { queueLetter } from '../../../kernel/mail.js'
import { Limiter } from '../../../kernel/rate-limit.js'
import { type Author, openReading, transaction } from '../../../kernel/tenant/session.js'
import { hasLinkSince } from './invite.js'
import { recoveryLetter } from './letters.js'
import { linkLife, newPasswordToken, passwordUrl } from './links.js'

/** Letters that one account gets in a quarter of an hour, whoever asks for them. */
const lettersPerAccount = { points: 5, seconds: 900 }

/** Writes to every account of an e-mail, if there are any. The e-mail is encrypted: the queue keeps finished jobs for a while. */
export const recoverPassword: Job<{ email: string; pedidoEm: string }> = {
  name: 'senha.recuperar',
  async run(services, { email, pedidoEm, requisicao }) {
    for (const account of await accountsOf(services, decrypt(services.secretKey, email))) {
      if (await tooMany(services, account.id)) continue
      const author: Author = { idUsuario: account.id, acao: 'senha.recuperar', requisicao }
      await transaction(services.sessions, account.idCliente, author, async (work) => {
        // the job may run again after a failure
        if (await hasLinkSince(work, account.id, pedidoEm)) return
        const url = passwordUrl(services.config.publicUrl, await newPasswordToken(work, account.id, linkLife.recovery))
        await queueLetter(services, work, author, recoveryLetter(account, url))
      })
    }
  },
}

/** The people who may sign in with this e-mail, one a church. */
async function accountsOf(services: Services, email: string) {
  const reading = await openReading(services.sessions, null)
  const accounts = await reading.db
    .selectFrom('usuario')
    .innerJoin('cliente', 'cliente.idCliente', 'usuario.idCliente')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select(['usuario.id', 'usuario.idCliente', 'usuario.name', 'cliente.nome as igreja'])
    .where('usuario.email', '=', email)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    // as at signing in: those who proved the e-mail come before those who wrote it into their own account
    .orderBy(sql`credencial.email_provado is not distinct from ${email}`, 'desc')
    .orderBy('usuario.id')
    .limit(20)
    .execute()
    .finally(() => reading.end())
  return accounts.map((account) => ({ ...account, email }))
}

async function tooMany(services: Services, idUsuario: number): Promise<boolean> {
  const { points, seconds } = lettersPerAccount
  try {
    await new Limiter(services.sessions.app, 'recuperar_conta', points, seconds).consume(String(idUsuario))
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true
    throw error
  }
}
