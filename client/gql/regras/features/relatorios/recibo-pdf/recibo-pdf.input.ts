// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { recordRef } from '../../../kernel/formats.js'

export const reciboPdfInput = z.object({ id: recordRef('Informe o registro.') })
