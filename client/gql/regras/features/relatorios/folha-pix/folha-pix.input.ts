// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { recordRef } from '../../../kernel/formats.js'

export const cobrancaPixInput = z.object({ id: recordRef('Informe a conta.') })

export const folhaPixInput = z.object({ id: recordRef('Informe o código Pix.') })
