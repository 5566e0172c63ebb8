// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { integer, text } from '../../../kernel/formats.js'

export const atualizarNivelUsuarioInput = z.object({
  perfil: integer('Informe o perfil.'),
  /** empty: back to the default name */
  nome: text(60),
})
