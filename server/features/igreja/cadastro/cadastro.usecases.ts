import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { cadastroInput } from '../../../../schema/rules/igreja/cadastro.input.js'
import type { Plan } from '../../../kernel/base/config.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { invalid } from '../../../kernel/base/errors.js'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { noteLinkShown } from '../../acesso/senha/index.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { openCheckout, removeCustomer } from '../pagamento/index.js'
import { CadastroPendente } from './cadastro-pendente.entity.js'
import { foundChurch, nextChurch } from './found-church.js'
import { welcome } from './welcome.js'

interface Church {
  nomeIgreja: string
  name: string
  email: string
  plano?: string | null | undefined
}

/**
 * Signs a church up with its first person, and sends an e-mail with the link to set the password. The response does not
 * depend on other uses of the e-mail address, because a person may have several churches. A repeated Idempotency-Key
 * from the same client address with the same data creates nothing. Where churches pay, the sign-up waits for the
 * payment (features/igreja/assinatura).
 */
export const cadastrarIgreja = publicCase({
  input: cadastroInput,
  async run(ctx, church) {
    const { config, sessions } = ctx.services
    const plan = config.billing && planOf(config.billing.plans, church.plano)
    await new Limiter(sessions.app, 'cadastro_endereco', 10, 3600).consume(addressKey(ctx))
    return plan ? awaitPayment(ctx, church, plan) : found(ctx, church)
  },
})

/** @throws VALIDATION_FAILED for a missing plan, or a plan that is not offered */
function planOf(plans: readonly Plan[], codigo: string | null | undefined): Plan {
  const plan = plans.find((each) => each.codigo === codigo)
  if (!plan) throw invalid({ plano: 'Escolha um plano.' })
  return plan
}

const sent = 'Cadastro recebido. Enviamos um e-mail com o link para você criar a sua senha.'
const unsent = 'Cadastro recebido. Este servidor não envia e-mails.'

async function found(ctx: Context, church: Church) {
  const author = { ...ctx.author('igreja.cadastrar'), idUsuario: null }
  let link: string | null = null
  await foundChurch(ctx.services, author, church, async (work, id) => {
    await refuseRepetition(work, ctx, church)
    link = await welcome({ ...work, ctx }, church)
    if (!ctx.services.config.smtpUrl) await noteLinkShown(work, id)
  }).catch(unlessRepeated)
  if (ctx.services.config.smtpUrl) return { message: sent, checkoutUrl: null, enviado: true, link: null }
  // nobody else has anything in this church, so that its link needs no proof of the address
  return { message: unsent, checkoutUrl: null, enviado: false, link }
}

/** The provider returns the same customer and page for a repeated request, so nothing is created twice there either. */
async function awaitPayment(ctx: Context, church: Church, plan: Plan) {
  const { services } = ctx
  const key = repetitionKey(ctx, church) ?? randomUUID()
  const { customer, session, url } = await openCheckout(services, church, plan, key)
  const idCliente = await nextChurch(services)
  const author = { ...ctx.author('igreja.cadastrar'), idUsuario: null }
  await transaction(services.sessions, idCliente, author, async (work) => {
    await refuseRepetition(work, ctx, church)
    const { nomeIgreja, name, email } = church
    const pending = { nomeIgreja, name, email, plano: plan.codigo, clienteStripe: customer, checkoutStripe: session }
    work.em.create(CadastroPendente, { idCliente, ...pending })
    await work.em.flush()
  })
    .catch(unlessRepeated)
    .catch(async (error) => {
      // nobody has seen the payment page, so nothing can have been paid
      await removeCustomer(services, customer).catch(() => undefined)
      throw error
    })
  return {
    message: 'Cadastro recebido. Conclua o pagamento para criar a sua senha.',
    checkoutUrl: url,
    enviado: false,
    link: null,
  }
}

/** Thrown to roll back the transaction that would create the church a second time. */
class Repetition extends Error {}

function unlessRepeated(error: unknown): void {
  if (!(error instanceof Repetition)) throw error
}

const day = 24 * 60 * 60 * 1000

function repetitionKey(ctx: Context, church: object): string | undefined {
  const { idempotencyKey } = ctx.caller
  return idempotencyKey && hashToken(JSON.stringify([addressKey(ctx), idempotencyKey, church]))
}

/**
 * Stores the key for a day, in the transaction that creates the church: a concurrent repetition waits for the first.
 * @throws Repetition
 */
async function refuseRepetition(work: Writing, ctx: Context, church: object): Promise<void> {
  const repeated = repetitionKey(ctx, church)
  if (!repeated) return
  const key = `cadastro_chave:${repeated}`
  const now = Date.now()
  const { numAffectedRows } = await sql`
    insert into limite (key, points, expire) values (${key}, 1, ${now + day})
    on conflict (key) do update set expire = excluded.expire where limite.expire <= ${now}`.execute(work.db)
  if (numAffectedRows === 0n) throw new Repetition()
}
