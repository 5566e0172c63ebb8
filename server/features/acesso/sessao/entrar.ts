import { sql } from 'kysely'
import { z } from 'zod'
import type { Perfil } from '../../../kernel/access/actions.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { AppError, unauthenticated } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { storedIgreja } from '../cliente/index.js'
import { accessOfPerson } from './access-rules.js'
import { countedAs, type Identifier, readIdentifier } from './identifier.js'
import { checkedAtOnce, checkPassword } from './password.js'
import { endOldestSessions } from './revoke.js'
import { type SecondFactor, useSecondFactor } from './second-factor.js'
import { Sessao } from './sessao.entity.js'
import { deviceName, sessionLife } from './sessao.rules.js'
import { codeTries, signInTries } from './throttle.js'
import { newToken } from './tokens.js'

/** A cookie of the same session for pictures only: an <img> cannot send the Authorization header. */
export const filesCookie = { name: 'candeia_arquivos', path: '/arquivos' }

interface Account extends SecondFactor {
  perfil: Perfil
  uuid: string
  name: string
  senhaHash: string | null
  emailProvado: string | null
}

const wrongPassword = () => new AppError('UNAUTHENTICATED', 'E-mail ou senha incorretos.')

/** The same for another way to sign in. It follows from what was typed, and tells nothing of the accounts. */
const wrongBy: Record<Identifier['kind'], () => AppError> = {
  email: wrongPassword,
  telefone: () => new AppError('UNAUTHENTICATED', 'Telefone ou senha incorretos.'),
  nome: () => new AppError('UNAUTHENTICATED', 'Nome ou senha incorretos.'),
}

const unreadable = () =>
  new AppError(
    'UNAUTHENTICATED',
    'Nome ou senha incorretos. Digite o e-mail, o telefone com DDD, ou o nome com o número da igreja, como ana.souza.12.',
  )

/**
 * Signs in with an e-mail, a telephone or a name. For an e-mail or telephone with several accounts, the password selects
 * the account.
 * @throws UNAUTHENTICATED, TWO_FACTOR_REQUIRED when the code is missing, TOO_MANY_REQUESTS after too many attempts
 */
export const entrar = publicCase({
  input: z.object({
    email: z.string('Informe o e-mail, o telefone ou o nome.').trim().max(254),
    password: z.string('Informe a senha.').max(200),
    codigo: z.string().trim().max(40).nullish(),
    igreja: z.number().int().positive().max(2147483647).nullish(),
  }),
  async run(ctx, { email: typed, password, codigo, igreja }) {
    const identifier = readIdentifier(typed, igreja)
    const throttle = signInTries(ctx, countedAs(identifier, typed))
    await throttle.take()
    const { account, alone } = await accountOf(ctx.services, identifier, igreja, password)
    if (!account) throw identifier ? wrongBy[identifier.kind]() : unreadable()
    await throttle.proved(account.idUsuario)
    if (account.totpAtivoEm && !codigo) {
      throw new AppError('TWO_FACTOR_REQUIRED', 'Informe o código de verificação.')
    }
    if (account.totpAtivoEm) await checkSecondFactor(ctx, account, codigo ?? '')
    // an account with an unproved e-mail must not reset the counted attempts against the account that has proved it
    const owns = identifier?.kind === 'email' ? account.emailProvado === identifier.email : alone
    if (owns) await throttle.succeeded()
    return openSession(ctx, account)
  },
})

/** @throws UNAUTHENTICATED for a wrong or used code, TOO_MANY_REQUESTS after too many of them */
async function checkSecondFactor(ctx: Context, account: Account, codigo: string): Promise<void> {
  const tries = codeTries(ctx, account.idUsuario)
  await tries.take()
  if (await useSecondFactor(ctx, account, codigo)) return tries.giveBack()
  throw new AppError('UNAUTHENTICATED', 'Código de verificação incorreto.')
}

/**
 * Checking a password takes a while. A new password and the enabling of two-step sign-in end all sessions, so a sign-in
 * that was checked before them must not open another one. The lock makes one wait for the other.
 * @throws UNAUTHENTICATED when the credential is no longer the one that was checked
 */
async function refuseChanged(work: Writing, { idUsuario, senhaHash, totpAtivoEm }: Account): Promise<void> {
  const now = await from(work, 'credencial')
    .select(['senhaHash', 'totpAtivoEm'])
    .where('idUsuario', '=', idUsuario)
    .forShare()
    .executeTakeFirst()
  if (now?.senhaHash !== senhaHash || String(now.totpAtivoEm) !== String(totpAtivoEm)) throw wrongPassword()
}

/** Opens a session for an authenticated account. */
async function openSession(ctx: Context, account: Account): Promise<{ token: string }> {
  const { idCliente, idUsuario } = account
  const token = newToken(idCliente)
  const author = { ...ctx.author('sessao.entrar'), idUsuario }
  const opened = await transaction(ctx.services.sessions, idCliente, author, async (work) => {
    await refuseChanged(work, account)
    const sessao = work.em.create(Sessao, {
      idCliente,
      idUsuario,
      hash: hashToken(token),
      dispositivo: deviceName(ctx.caller.userAgent),
      endereco: ctx.caller.ip,
      expiraEm: new Date(Date.now() + sessionLife),
    })
    await work.em.flush()
    await endOldestSessions(work, idUsuario)
    await auditEvent(work, 'sessao.entrar', idUsuario, { dispositivo: sessao.dispositivo })
    const access = (await accessOfPerson(ctx.services, work, idUsuario)) ?? { grants: new Map() }
    return { ...access, sessao: sessao.uuid }
  })
  ctx.user.viewer = {
    id: idUsuario,
    uuid: account.uuid,
    idCliente,
    perfil: account.perfil,
    name: account.name,
    ...opened,
  }
  ctx.caller.setCookie?.(filesCookie.name, token, { path: filesCookie.path, maxAge: sessionLife / 1000 })
  return { token }
}

/**
 * Finds the account with this password. It takes as long for somebody unknown as for somebody known.
 * @returns also whether no other account is meant by what was typed
 */
async function accountOf(
  services: Services,
  identifier: Identifier | undefined,
  igreja: number | null | undefined,
  password: string,
): Promise<{ account: Account | undefined; alone: boolean }> {
  const accounts = identifier ? await accountsBy(services, identifier, igreja ?? 0) : []
  if (accounts.length === 0) await checkPassword(null, password)
  // in parallel, so that the time does not reveal in how many churches the e-mail is used
  const right = await Promise.all(accounts.map(({ senhaHash }) => checkPassword(senhaHash, password)))
  // a couple may share both: neither may come into the other's account
  if (identifier?.kind === 'telefone' && right.filter(Boolean).length > 1)
    throw unauthenticated('Mais de uma pessoa usa este telefone e esta senha. Entre com o e-mail ou com o nome.')
  return { account: accounts[right.indexOf(true)], alone: accounts.length === 1 }
}

/**
 * The accounts that may be meant. Only a few are tried, those of churches that have moved away last. They come in an
 * order that people who enter a foreign e-mail or telephone cannot influence; of a telephone, which nobody proves, first
 * those of the church that the device knows. Their number is at most the number of passwords that can be checked at
 * once. Otherwise an account would have to wait for the others, and the longer time would reveal that it exists.
 */
async function accountsBy(services: Services, identifier: Identifier, igreja: number): Promise<Account[]> {
  const reading = await openReading(services.sessions, identifier.kind === 'nome' ? identifier.idCliente : null)
  const known = reading.db
    .selectFrom('usuario')
    .innerJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select([
      'usuario.id as idUsuario',
      'usuario.idCliente',
      'usuario.uuid',
      'usuario.name',
      'usuario.perfil',
      'credencial.senhaHash',
      'credencial.emailProvado',
      'credencial.totpSegredo',
      'credencial.totpAtivoEm',
      'credencial.totpUltimoPasso',
      'credencial.codigosRecuperacao',
    ])
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .where('credencial.senhaHash', 'is not', null)
    .orderBy(storedIgreja('usuario'))
  const meant = () => {
    switch (identifier.kind) {
      case 'email':
        return known
          .where('usuario.email', '=', identifier.email)
          .orderBy(sql`credencial.email_provado is not distinct from ${identifier.email}`, 'desc')
      case 'telefone':
        return known
          .where('usuario.telefoneUsuario', '=', identifier.telefone)
          .orderBy(sql`usuario.id_cliente = ${igreja}`, 'desc')
      case 'nome':
        return known
          .where('credencial.nomeAcesso', '=', identifier.nome)
          .where('credencial.idCliente', '=', identifier.idCliente)
    }
  }
  const accounts = await meant()
    .orderBy('usuario.id')
    .limit(checkedAtOnce)
    .execute()
    .finally(() => reading.end())
  return accounts as Account[]
}
