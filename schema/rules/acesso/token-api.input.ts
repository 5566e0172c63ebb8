import { z } from 'zod'
import { dateOnly, optional, recordRef, requiredText } from '../formats.js'
import { confirmacao } from './usuario.input.js'

export const tokenApiInput = z.object({
  nome: requiredText(80, 'Informe para que serve o token.'),
  escopos: z.array(z.string()).min(1, 'Escolha ao menos uma permissão.').max(200),
  /** the token works until the end of this day */
  expiraEm: optional(dateOnly()),
  ...confirmacao,
})

export const tokenApiRef = z.object({ id: recordRef() })
