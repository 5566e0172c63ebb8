import { z } from 'zod'
import { recordRef } from '../formats.js'

export const prestacaoPdfInput = z.object({ id: recordRef('Informe a prestação de contas.') })
