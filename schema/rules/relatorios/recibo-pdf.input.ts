import { z } from 'zod'
import { recordRef } from '../formats.js'

export const reciboPdfInput = z.object({ id: recordRef('Informe o registro.') })
