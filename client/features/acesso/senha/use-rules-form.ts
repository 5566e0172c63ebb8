import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ZodForm } from '../../../kernel/form'

/** Like useZodForm of kernel/form, but for rules of zod/mini. The public pages use it: full zod adds 20 kB (gzip). */
export const useRulesForm = <In extends FieldValues, Out>(
  rules: z.ZodMiniType<Out, In>,
  defaultValues: DefaultValues<In>,
): ZodForm<In, Out> =>
  useForm<In, unknown, Out>({ resolver: zodResolver<In, unknown, Out>(rules), defaultValues, mode: 'onTouched' })
