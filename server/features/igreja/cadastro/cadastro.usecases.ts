import { Limiter } from '../../../kernel/rate-limit.js'
import { publicCase } from '../../../kernel/use-case.js'
import { welcomeToNewChurch } from '../senha/index.js'
import { addressKey } from '../sessao/index.js'
import { cadastroInput } from './cadastro.input.js'
import { foundChurch } from './found-church.js'

/**
 * Signs a church up: it and its first person, with a letter holding the link that sets the password. Answers the same whoever
 * else uses the e-mail: a person may look after two churches.
 */
export const cadastrarIgreja = publicCase({
  input: cadastroInput,
  async run(ctx, church) {
    const { sessions } = ctx.services
    await new Limiter(sessions.app, 'cadastro_endereco', 10, 3600).consume(addressKey(ctx))
    const author = { ...ctx.author('igreja.cadastrar'), idUsuario: null }
    await foundChurch(ctx.services, author, church, (work, id) =>
      welcomeToNewChurch({ ...work, ctx }, { id, ...church }),
    )
    return { message: 'Cadastro recebido. Enviamos um e-mail com o link para você criar a sua senha.' }
  },
})
