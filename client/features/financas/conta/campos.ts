import type { z } from 'zod'
import type { novaContaInput } from '../../../../schema/rules/financas/conta.input'

/** What is typed into the form of a new bill, and what of it is sent. */
export type In = z.input<typeof novaContaInput>
export type Sent = z.output<typeof novaContaInput>
