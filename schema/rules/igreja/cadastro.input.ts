import { z } from 'zod'
import { email, nameText, optional, text } from '../formats.js'

export const cadastroInput = z.object({
  nomeIgreja: nameText(120, 'Informe o nome da igreja.'),
  name: nameText(120, 'Informe o seu nome.'),
  email: email(),
  plano: optional(text(40)),
})
