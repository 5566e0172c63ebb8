// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { email, optional, requiredText, text } from '../../../kernel/formats.js'

/** Names go into a letter to an address that nobody has confirmed yet: no advertisement may ride on it. */
const name = (message: string) =>
  requiredText(120, message).refine(
    (text) => !/:\/\/|www\./i.test(text),
    'O nome não pode conter um endereço da internet.',
  )

export const cadastroInput = z.object({
  nomeIgreja: name('Informe o nome da igreja.'),
  name: name('Informe o seu nome.'),
  email: email(),
  plano: optional(text(40)),
})
