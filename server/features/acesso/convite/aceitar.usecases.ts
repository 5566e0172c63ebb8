import { z } from 'zod'
import { aceitarConviteInput } from '../../../../schema/rules/acesso/convite.input.js'
import { equalText } from '../../../kernel/base/crypto.js'
import { invalid, notFound } from '../../../kernel/base/errors.js'
import { tenantOfAddressToken } from '../../../kernel/data/tenant/address-token.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lookedUp } from '../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import {
  accountEmail,
  addressKey,
  dropPasswordLinks,
  grantsOfPeople,
  hashPassword,
  newPassword,
  nomeCompleto,
  rankOfPeople,
  refuseTakenNome,
  signsInByTelephone,
} from '../sessao/index.js'
import { type OpenConvite, openConvite } from './convite.queries.js'
import { answersPerConvite, answerTyped, stillCovers, wrongAnswer } from './convite.rules.js'
import { answerHash } from './convite.usecases.js'

const invalidConvite = () => notFound('Este convite não vale mais. Peça outro a quem o entregou.')

/** Limits wrong tokens from one client address, which only keeps them cheap: a token cannot be guessed. */
const wrongTokens = (ctx: Context) => new Limiter(ctx.services.sessions.app, 'convite_endereco', 50, 900)

const found = (ctx: Context, token: string): Promise<OpenConvite> =>
  lookedUp(wrongTokens(ctx), addressKey(ctx), async () => {
    const idCliente = tenantOfAddressToken(token)
    if (idCliente === undefined) throw invalidConvite()
    const reading = await openReading(ctx.services.sessions, idCliente)
    const convite = await openConvite({ ...reading, idCliente }, token).finally(() => reading.end())
    if (!convite) throw invalidConvite()
    return convite
  })

/** What the page asks. Of the person it tells the first name, and whether the record has something to sign in with. */
export const verificarConvite = publicCase({
  input: z.object({ token: z.string().max(100) }),
  async run(ctx, { token }) {
    const { igreja, name, pede, email, telefoneUsuario } = await found(ctx, token)
    return {
      igreja,
      nome: name.split(' ')[0] ?? name,
      pedirSegundoDado: pede,
      temEmail: Boolean(email),
      temTelefone: signsInByTelephone(telefoneUsuario),
    }
  },
})

/**
 * Sets the first password. Wrong answers are counted in the invitation's own row, so that all addresses share the five.
 * @throws NOT_FOUND when the link does not work, VALIDATION_FAILED for a wrong answer
 */
export const aceitarConvite = publicCase({
  input: aceitarConviteInput.extend({ password: newPassword }),
  async run(ctx, { token, resposta, nomeAcesso, password }) {
    const convite = await found(ctx, token)
    await checkAnswer(ctx, convite, token, resposta)
    const { services } = ctx
    const { idCliente, idUsuario, email, telefoneUsuario } = convite
    if (!nomeAcesso && !email && !signsInByTelephone(telefoneUsuario))
      throw invalid({ nomeAcesso: 'Escolha um nome com que você vai entrar, como ana.souza.' })
    const senhaHash = await hashPassword(password)
    const author = { ...ctx.author('convite.usar'), idUsuario }
    await transaction(services.sessions, idCliente, author, async (work) => {
      await ensureNoPassword(work, convite, token)
      if (nomeAcesso) await refuseTakenNome(work, nomeAcesso, idUsuario)
      await change(work, 'convite_acesso').set({ usadoEm: new Date() }).where('id', '=', convite.id).execute()
      await change(work, 'credencial')
        .set({ senhaHash, nomeAcesso: nomeAcesso ?? null })
        .where('idUsuario', '=', idUsuario)
        .execute()
      await dropPasswordLinks(work, idUsuario)
      await auditEvent(work, 'convite.usar', idUsuario, { id: convite.id })
      if (email) await queueEmail(services, work, author, firstPasswordEmail({ ...convite, email }), { security: true })
    })
    const nome = nomeAcesso && nomeCompleto(nomeAcesso, idCliente)
    const entraCom = nome ?? email ?? telefoneUsuario ?? ''
    return { message: `Senha criada. Você entra com ${entraCom}: anote.`, entraCom }
  },
})

/** Checks the answer with the row locked, so that answers sent at once share the five too. */
async function checkAnswer(ctx: Context, convite: OpenConvite, token: string, typed: string): Promise<void> {
  const { idCliente, idUsuario } = convite
  const author = { ...ctx.author('convite.recusar'), idUsuario }
  const left = await transaction(ctx.services.sessions, idCliente, author, async (work) => {
    await from(work, 'convite_acesso').select('id').where('id', '=', convite.id).forUpdate().execute()
    const now = await openConvite(work, token)
    if (!now || !(await isStillCovered(work, now))) throw invalidConvite()
    const answer = answerHash(ctx.services.secretKey, idUsuario, answerTyped(now.pede, typed))
    if (equalText(answer, now.respostaHash)) return null
    const tentativas = now.tentativas + 1
    await change(work, 'convite_acesso').set({ tentativas }).where('id', '=', convite.id).execute()
    await auditEvent(work, 'convite.recusar', null, { id_usuario: idUsuario, tentativas })
    return answersPerConvite - tentativas
  })
  if (left !== null) throw invalid({ resposta: wrongAnswer(left) })
}

/** Whether whoever made the link may still invite this person. The platform always may. */
async function isStillCovered(work: Writing, { criadoPor, idUsuario }: OpenConvite): Promise<boolean> {
  if (criadoPor === null) return true
  const maker = await from(work, 'usuario')
    .select('id')
    .where('id', '=', criadoPor)
    .where('usuarioAtivo', '=', 1)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  const now = await grantsOfPeople(work, [criadoPor])
  const ranks = await rankOfPeople(work, [idUsuario])
  return stillCovers(maker && now.get(criadoPor), ranks.get(idUsuario) ?? new Map())
}

/**
 * Of two concurrent requests with one link, and of the link beside another way to a password, only the first succeeds.
 * Hashing takes a while, in which the link may have been cancelled or its maker may have lost the right.
 */
async function ensureNoPassword(
  work: Writing,
  { id, idUsuario, idCliente }: OpenConvite,
  token: string,
): Promise<void> {
  await from(work, 'convite_acesso').select('id').where('id', '=', id).forUpdate().execute()
  await work.db
    .insertInto('credencial')
    .values({ idUsuario, idCliente })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await from(work, 'credencial').select('idUsuario').where('idUsuario', '=', idUsuario).forUpdate().execute()
  const now = await openConvite(work, token)
  if (!now || !(await isStillCovered(work, now))) throw invalidConvite()
}

const firstPasswordEmail = (to: { name: string; email: string; igreja: string }) =>
  accountEmail(to, 'Sua senha foi criada', [
    `A primeira senha da sua conta em ${to.igreja} foi criada com um convite por link.`,
    'Se não foi você, use "Esqueci a senha" na tela de login agora mesmo e avise quem administra o sistema na sua igreja.',
  ])
