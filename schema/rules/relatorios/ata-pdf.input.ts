import { z } from 'zod'
import { recordRef } from '../formats.js'

export const ataPdfInput = z.object({ id: recordRef('Informe a reunião.') })
