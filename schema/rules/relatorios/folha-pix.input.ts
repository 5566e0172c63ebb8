import { z } from 'zod'
import { recordRef } from '../formats.js'

export const cobrancaPixInput = z.object({ id: recordRef('Informe a conta.') })

export const folhaPixInput = z.object({ id: recordRef('Informe o código Pix.') })
