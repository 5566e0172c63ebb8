import { z } from 'zod'
import { tooManyRequests } from '../../../kernel/errors.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'
import { EmailRefused } from '../../../kernel/mail/email-limits.js'
import { queueEmail } from '../../../kernel/mail/mail.js'
import { transaction } from '../../../kernel/tenant/session.js'
import { publicCase } from '../../../kernel/use-case.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { contatoInput } from './contato.input.js'

/** The settings of this installation that the public pages show. */
export const lerOferta = publicCase({
  input: z.object({}),
  async run({ services: { config } }) {
    const { billing, contactEmail = null } = config
    return { contato: contactEmail, cobranca: Boolean(billing), planos: billing?.plans ?? [] }
  },
})

/** The address within 'Candeia <nao-responda@exemplo.org>'. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/**
 * Sends a visitor's message to the operator of this installation, through the outbox like every e-mail. The e-mail
 * belongs to no church.
 * @throws TOO_MANY_REQUESTS
 */
export const enviarContato = publicCase({
  input: contatoInput,
  async run(ctx, { nome, email, igreja, mensagem, site }) {
    const { services } = ctx
    const answer = { message: 'Mensagem enviada. Respondemos no seu e-mail.' }
    // what a program filled in costs nothing, and takes no message of the people who share its address
    if (site) return answer
    await new Limiter(services.sessions.app, 'contato_endereco', 5, 3600).consume(addressKey(ctx))
    const author = { ...ctx.author('contato.enviar'), idUsuario: null }
    const message = {
      para: services.config.contactEmail ?? addressIn(services.config.mailFrom),
      // the subject is not encrypted: the name stands in the text only
      assunto: 'Contato pelo site',
      texto: [`Nome: ${nome}`, `E-mail: ${email}`, `Igreja: ${igreja ?? '-'}`, '', mensagem].join('\n'),
    }
    await transaction(services.sessions, 0, author, (work) => queueEmail(services, work, author, message)).catch(
      (error: unknown) => {
        // the text of this error contains the operator's address
        if (!(error instanceof EmailRefused)) throw error
        throw tooManyRequests(900, 'Recebemos muitas mensagens agora. Tente novamente em alguns minutos.')
      },
    )
    return answer
  },
})
