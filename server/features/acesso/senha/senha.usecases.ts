import { z } from 'zod'
import { email } from '../../../../schema/rules/formats.js'
import { encrypt, hashToken } from '../../../kernel/base/crypto.js'
import { notFound, unauthenticated } from '../../../kernel/base/errors.js'
import { tenantOfAddressToken } from '../../../kernel/data/tenant/address-token.js'
import { change, from, removeFrom } from '../../../kernel/data/tenant/records.js'
import { openReading, transaction } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lookedUp } from '../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { takePlace } from '../../../kernel/work/mail/email-limits.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import {
  addressKey,
  endOtherAccess,
  endSessions,
  hashPassword,
  newPassword,
  passwordChangedEmail,
  signInTries,
  takesRecovery,
} from '../sessao/index.js'
import { recoverPassword } from './recovery.job.js'

const invalidToken = () => notFound('Token inválido ou expirado.')

/**
 * Limits wrong tokens from one client address. A token cannot be guessed; the limit only keeps attempts cheap for the
 * server.
 */
const wrongTokens = (ctx: Context) => new Limiter(ctx.services.sessions.app, 'token_senha_endereco', 50, 900)

const asked = 'Se este e-mail estiver cadastrado, você receberá em instantes um link para criar uma nova senha.'
const askedWithoutMail =
  'Este servidor não envia e-mails. Se este e-mail estiver cadastrado, peça o link a quem cuida do sistema da sua igreja.'

/** Whether this installation sends e-mails: what screens ask before they promise one. */
export const enviaEmails = publicCase({
  input: z.object({}),
  async run({ services }) {
    return Boolean(services.config.smtpUrl)
  },
})

/**
 * Only queues a job, which looks up the accounts. So the time and the response are the same with and without accounts,
 * and when the e-mail limit is reached.
 */
export const solicitarRecuperacaoSenha = publicCase({
  input: z.object({ email: email() }),
  async run(ctx, input) {
    const { services } = ctx
    const answer = { message: services.config.smtpUrl ? asked : askedWithoutMail }
    if (!(await takesRecovery(ctx, input.email))) return answer
    const author = ctx.author('senha.recuperar')
    const data = { email: encrypt(services.secretKey, input.email), pedidoEm: new Date().toISOString() }
    await transaction(services.sessions, 0, author, async (work) => {
      if (await takePlace(services.secretKey, work, input.email, { stranger: true }))
        // the jobs take turns by who asks, because they belong to no church
        await services.jobs.send(work, recoverPassword, author, data, 0, `de ${addressKey(ctx)}`)
    })
    return answer
  },
})

export const verificarTokenSenha = publicCase({
  input: z.object({ token: z.string().max(100) }),
  async run(ctx, { token }) {
    const account = await accountOfToken(ctx, token)
    const primeira = account.senhaHash === null
    // who signed a church up has its number
    return {
      message: 'Token válido.',
      email: account.email,
      primeira,
      cadastro: primeira && account.id === account.idCliente,
    }
  },
})

/**
 * Sets the password with the token of an e-mail, which works once. Revokes all sessions, API tokens and calendar
 * addresses of the person; two-step sign-in does not change.
 * @throws UNAUTHENTICATED without a token, NOT_FOUND when it is wrong, used, expired, or of another e-mail address
 */
export const redefinirSenha = publicCase({
  input: z.object({
    token: z.string().max(100).nullish(),
    password: newPassword,
    email: z.string().trim().toLowerCase().max(254).nullish(),
  }),
  async run(ctx, { token, password, email: named }) {
    if (!token) throw unauthenticated('Para criar a senha, abra o link que você recebeu.')
    const account = await accountOfToken(ctx, token, named)
    const { services } = ctx
    const { id, idCliente } = account
    // a link that was shown instead of sent proves no address
    const proves = !account.mostrado
    const senhaHash = await hashPassword(password)
    const author = { ...ctx.author('senha.redefinir'), idUsuario: id }
    await transaction(services.sessions, idCliente, author, async (work) => {
      // of two concurrent requests with the same token only one deletes it
      const { numDeletedRows } = await removeFrom(work, 'token_senha')
        .where('hash', '=', hashToken(token))
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw invalidToken()
      const credencial = { senhaHash, ...(proves && { emailProvado: account.email }) }
      await change(work, 'credencial').set(credencial).where('idUsuario', '=', id).execute()
      await endSessions(work, id)
      await endOtherAccess(ctx, work, id, 'password')
      await auditEvent(work, 'senha.redefinir', id)
      await queueEmail(services, work, author, passwordChangedEmail(account), { security: true })
    })
    // the person signs in next, maybe from an address at which others have used up the attempts
    if (proves) await signInTries(ctx, account.email).begunAnew()
    return { message: 'Senha alterada com sucesso. Entre com a nova senha.' }
  },
})

/**
 * The account of a token.
 * @param named the e-mail address in the call, if any, which must be the address of the account
 */
const accountOfToken = (ctx: Context, token: string, named?: string | null) =>
  lookedUp(wrongTokens(ctx), addressKey(ctx), async () => {
    const account = await findAccount(ctx, token)
    if (!account || (named && named !== account.email)) throw invalidToken()
    return account
  })

async function findAccount(ctx: Context, token: string) {
  const idCliente = tenantOfAddressToken(token)
  if (idCliente === undefined) return undefined
  const reading = await openReading(ctx.services.sessions, idCliente)
  const account = await from(reading, 'token_senha')
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'token_senha.idUsuario').onRef('usuario.idCliente', '=', 'token_senha.idCliente'),
    )
    .innerJoin('cliente', 'cliente.idCliente', 'usuario.idCliente')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select([
      'usuario.id',
      'usuario.name',
      'usuario.email',
      'cliente.nome as igreja',
      'credencial.senhaHash',
      'token_senha.mostrado',
    ])
    .where('token_senha.hash', '=', hashToken(token))
    .where('token_senha.expiraEm', '>', new Date())
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
    .finally(() => reading.end())
  return account?.email ? { ...account, email: account.email, idCliente } : undefined
}
