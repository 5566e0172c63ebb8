// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { email, requiredText } from '../../../kernel/formats.js'

export const cadastroInput = z.object({
  nomeIgreja: requiredText(120, 'Informe o nome da igreja.'),
  name: requiredText(120, 'Informe o seu nome.'),
  email: email(),
})
