import { z } from 'zod'
import { email, nameText, optional, requiredText, text } from '../formats.js'

export const contatoInput = z.object({
  nome: nameText(120, 'Informe o seu nome.'),
  email: email(),
  igreja: optional(text(120)),
  mensagem: requiredText(4000, 'Escreva a mensagem.'),
  /** a hidden field: people do not see it, so only spam programs fill it */
  site: z.string().max(500).nullish(),
})
