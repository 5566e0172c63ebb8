import { convidarInput, conviteRef } from '../../../../schema/rules/acesso/convite.input.js'
import { encrypt, hashToken, sign } from '../../../kernel/base/crypto.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { newAddressToken } from '../../../kernel/data/tenant/address-token.js'
import { change, from, idOf, type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { nomeCompleto, sealedCase, sessionOnly } from '../sessao/index.js'
import { refuse, refuseConvite, withRights } from '../usuario/index.js'
import { ConviteAcesso } from './convite.entity.js'
import { type ConviteRow, conviteRows, invitedPerson } from './convite.queries.js'
import { conviteLife, factOf, situacaoOf } from './convite.rules.js'

const missing = () => notFound('Pessoa não encontrada.')

/** The stored form of an answer. A birth date could be guessed from a plain hash. */
export const answerHash = (secretKey: Buffer, idUsuario: number, resposta: string): string =>
  sign(secretKey, `convite ${idUsuario} ${resposta}`).toString('hex')

const endOpen = (work: Writing) =>
  change(work, 'convite_acesso')
    .set({ canceladoEm: new Date() })
    .where('usadoEm', 'is', null)
    .where('canceladoEm', 'is', null)

/**
 * Ends the invitations that still work of these people, and those that they made: somebody else may have made them in a
 * session of theirs.
 */
export async function endConvites(work: Writing, people: readonly number[]): Promise<void> {
  await endOpen(work)
    .where((is) => is.or([is('idUsuario', 'in', people), is('criadoPor', 'in', people)]))
    .execute()
}

type Work = Pick<Reading, 'db'> & { idCliente: number; ctx: Context }

/** The person and the fact that is asked, unless the current user may not invite. */
async function invitable(work: Work, id: RecordRef) {
  const person = await invitedPerson(work, id)
  if (!person) throw missing()
  const { grants } = await withRights(work, person)
  const fact = factOf(person)
  const refusal = refuseConvite(work.ctx, { ...person, grants, temDado: fact !== null })
  return { person, fact, refusal }
}

/** The link is shown only here. */
export const criarLinkDeConvite = sealedCase<
  typeof convidarInput,
  { url: string; validoAte: string; pedirSegundoDado: string }
>(
  useCase({
    action: 'usuario.escrever',
    record: 'usuario',
    sessionOnly: true,
    input: convidarInput,
    async run(work, { id }) {
      const { ctx, em, idCliente } = work
      const { services } = ctx
      const viewer = sessionOnly(ctx)
      const idUsuario = await idOf(work, 'usuario', id)
      if (idUsuario === null) throw missing()
      // of two links that are made at once, the first ends too
      await from(work, 'usuario').select('id').where('id', '=', idUsuario).forNoKeyUpdate().execute()
      const { fact, refusal } = await invitable(work, idUsuario)
      refuse(refusal)
      if (!fact) throw missing()
      await endOpen(work).where('idUsuario', '=', idUsuario).execute()
      const token = newAddressToken(idCliente)
      const expiraEm = new Date(Date.now() + conviteLife)
      const { pede, resposta } = fact
      em.create(ConviteAcesso, {
        idCliente,
        idUsuario,
        hash: hashToken(token),
        pede,
        respostaHash: answerHash(services.secretKey, idUsuario, resposta),
        expiraEm,
        criadoPor: viewer.idCliente === idCliente ? viewer.id : null,
      })
      await em.flush()
      await auditEvent(work, 'convite.criar', viewer.id, { id_usuario: idUsuario, pede })
      const url = `${services.config.publicUrl}/convite/${token}`
      const answer = { url, validoAte: expiraEm.toISOString(), pedirSegundoDado: pede }
      return encrypt(services.secretKey, JSON.stringify(answer))
    },
  }),
)

export const listConvites = readCase({
  action: 'usuario.escrever',
  input: convidarInput,
  async run(work, { id }): Promise<{ impedimento: string | null; nomeAcesso: string | null; convites: ConviteRow[] }> {
    const { ctx } = work
    const own = { ...work, idCliente: ctx.ownTenant(work.idCliente) }
    const { person, refusal } = await invitable(own, id)
    const { nomeAcesso, idCliente } = person
    return {
      impedimento: refusal?.message ?? null,
      nomeAcesso: nomeAcesso && nomeCompleto(nomeAcesso, idCliente),
      convites: await conviteRows(own, person.id),
    }
  },
})

export const cancelarConvite = useCase({
  action: 'usuario.escrever',
  record: 'convite_acesso',
  input: conviteRef,
  async run(work, { id }) {
    const convite = await recordToChange(work, ConviteAcesso, id, { missing: 'Convite não encontrado.' })
    if (situacaoOf(convite) !== 'aberto') throw conflict('Este convite já não vale.')
    convite.canceladoEm = new Date()
    await work.em.flush()
    await auditEvent(work, 'convite.cancelar', work.ctx.viewer?.id ?? null, { id_usuario: convite.idUsuario })
    const row = (await conviteRows(work, convite.idUsuario)).find((each) => each.id === convite.id)
    if (!row) throw notFound('Convite não encontrado.')
    return row
  },
})
