import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import { hashToken } from '../../../kernel/crypto.js'
import { Limiter } from '../../../kernel/rate-limit.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { publicCase } from '../../../kernel/use-case.js'
import { welcomeToNewChurch } from '../senha/index.js'
import { addressKey } from '../sessao/index.js'
import { cadastroInput } from './cadastro.input.js'
import { foundChurch } from './found-church.js'

/**
 * Signs a church up: it and its first person, with a letter holding the link that sets the password. Answers the same whoever
 * else uses the e-mail: a person may look after two churches. An Idempotency-Key that comes again from the same address with the
 * same church founds nothing.
 */
export const cadastrarIgreja = publicCase({
  input: cadastroInput,
  async run(ctx, church) {
    const { sessions } = ctx.services
    await new Limiter(sessions.app, 'cadastro_endereco', 10, 3600).consume(addressKey(ctx))
    const author = { ...ctx.author('igreja.cadastrar'), idUsuario: null }
    await foundChurch(ctx.services, author, church, async (work, id) => {
      await refuseRepetition(work, ctx, church)
      await welcomeToNewChurch({ ...work, ctx }, { id, ...church })
    }).catch((error) => {
      if (!(error instanceof Repetition)) throw error
    })
    return { message: 'Cadastro recebido. Enviamos um e-mail com o link para você criar a sua senha.' }
  },
})

/** Takes the transaction back that would found the church a second time. */
class Repetition extends Error {}

const day = 24 * 60 * 60 * 1000

/** Notes the key for a day, in the founding transaction: a parallel repetition waits for the first. @throws Repetition */
async function refuseRepetition(work: Writing, ctx: Context, church: object): Promise<void> {
  const { idempotencyKey } = ctx.caller
  if (!idempotencyKey) return
  const key = `cadastro_chave:${hashToken(JSON.stringify([addressKey(ctx), idempotencyKey, church]))}`
  const now = Date.now()
  const { numAffectedRows } = await sql`
    insert into limite (key, points, expire) values (${key}, 1, ${now + day})
    on conflict (key) do update set expire = excluded.expire where limite.expire <= ${now}`.execute(work.db)
  if (numAffectedRows === 0n) throw new Repetition()
}
