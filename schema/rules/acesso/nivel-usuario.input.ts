import { z } from 'zod'
import { integer, text } from '../formats.js'

export const atualizarNivelUsuarioInput = z.object({
  perfil: integer('Informe o perfil.'),
  /** empty: resets the name to the default */
  nome: text(60),
})
