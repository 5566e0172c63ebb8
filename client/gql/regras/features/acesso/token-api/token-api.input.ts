// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { dateOnly, optional, recordRef, requiredText, text } from '../../../kernel/formats.js'
import { senhaAtual } from '../usuario/usuario.input.js'

export const tokenApiInput = z.object({
  nome: requiredText(80, 'Informe para que serve o token.'),
  escopos: z.array(z.string()).min(1, 'Escolha ao menos uma permissão.').max(200),
  /** the token works until the end of this day */
  expiraEm: optional(dateOnly()),
  minhaSenha: senhaAtual,
  /** of those who sign in in two steps */
  codigo: optional(text(40)),
})

export const tokenApiRef = z.object({ id: recordRef() })
