import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { config, type z } from 'zod'
import { ruleText } from '../../../schema/rules/rule-text'

// The server uses the same texts, because the library's own texts are English.
config({ localeError: ruleText })

/** A form whose fields hold In (the typed values) and whose rules give Out (the API's input). */
export type ZodForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>

/**
 * react-hook-form with the feature's rules. A field is validated when it loses the focus, and after that on each
 * change.
 */
export function useZodForm<In extends FieldValues, Out>(
  rules: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): ZodForm<In, Out> {
  return useForm<In, unknown, Out>({
    // react-hook-form's own resolver for zod shows the inner texts of a union, which are English, instead of the rule's
    // text.
    resolver: standardSchemaResolver(rules),
    defaultValues,
    mode: 'onTouched',
  })
}
