import { z } from 'zod'
import { recordRef } from '../../../kernel/formats.js'

export const prestacaoPdfInput = z.object({ id: recordRef('Informe a prestação de contas.') })
