import { zodResolver } from '@hookform/resolvers/zod'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

/** A form whose fields hold In (what is typed) and whose rules give Out (what the API takes). */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/** react-hook-form with the feature's rules: a field is judged when it is left, and again with each change after that. */
export function useZodForm<In extends FieldValues, Out>(
  rules: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): ZodForm<In, Out> {
  return useForm<In, unknown, Out>({
    resolver: zodResolver<In, unknown, Out>(rules),
    defaultValues,
    mode: 'onTouched',
  })
}
