import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { config, type z } from 'zod'
import { ruleText } from '../../gql/regras/kernel/rule-text'

// As the server does: the library's own texts are English.
config({ localeError: ruleText })

/** A form whose fields hold In (what is typed) and whose rules give Out (what the API takes). */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/** react-hook-form with the feature's rules: a field is judged when it is left, and again with each change after that. */
export function useZodForm<In extends FieldValues, Out>(
  rules: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): ZodForm<In, Out> {
  return useForm<In, unknown, Out>({
    // The resolver made for zod shows the inner texts of a union, which are English, instead of the rule's own.
    resolver: standardSchemaResolver(rules),
    defaultValues,
    mode: 'onTouched',
  })
}
