import { z } from 'zod'
import { contatoInput } from '../../../../schema/rules/igreja/contato.input.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { senderIn } from '../../../kernel/work/mail/sender.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { addressKey } from '../../acesso/sessao/index.js'

/** The settings of this installation that the public pages show. */
export const readOferta = publicCase({
  input: z.object({}),
  async run({ services: { config } }) {
    const { billing, contactEmail = null } = config
    return { contato: contactEmail, cobranca: Boolean(billing), planos: billing?.plans ?? [] }
  },
})

const sent = 'Mensagem enviada. Respondemos no seu e-mail.'
const kept = 'Mensagem guardada para quem cuida do sistema.'

/**
 * Sends a visitor's message to the operator of this installation, through the outbox like every e-mail. The e-mail
 * belongs to no church.
 * @throws TOO_MANY_REQUESTS
 */
export const sendContato = publicCase({
  input: contatoInput,
  async run(ctx, { nome, email, igreja, mensagem, site }) {
    const { services } = ctx
    const answer = { message: services.config.smtpUrl ? sent : kept }
    // what a program filled in costs nothing, and takes no message of the people who share its address
    if (site) return answer
    const { app } = services.sessions
    // one sender first: many people may share the address
    await new Limiter(app, 'contato_remetente', 5, 3600).consume(hashToken(`${email} ${addressKey(ctx)}`))
    await new Limiter(app, 'contato_endereco', 30, 3600).consume(addressKey(ctx))
    const author = { ...ctx.author('contato.enviar'), idUsuario: null }
    const message = {
      para: services.config.contactEmail ?? senderIn(services.config.mailFrom).address,
      // the subject is not encrypted: the name stands in the text only
      assunto: 'Contato pelo site',
      sairEm: null,
      texto: [`Nome: ${nome}`, `E-mail: ${email}`, `Igreja: ${igreja ?? '-'}`, '', mensagem].join('\n'),
    }
    await transaction(services.sessions, 0, author, (work) =>
      queueEmail(services, work, author, message, { whenPossible: true }),
    )
    return answer
  },
})
