import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ZodForm } from '../../../kernel/form'

/** kernel/form's useZodForm for rules of zod/mini, which the public pages use: zod whole is 20 kB (gzip) more. */
export const useRulesForm = <In extends FieldValues, Out>(
  rules: z.ZodMiniType<Out, In>,
  defaultValues: DefaultValues<In>,
): ZodForm<In, Out> =>
  useForm<In, unknown, Out>({ resolver: zodResolver<In, unknown, Out>(rules), defaultValues, mode: 'onTouched' })
