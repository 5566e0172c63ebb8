import { z } from 'zod'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Whether the row has values that differ from a blank row. */
export const isFilled = (values: object, blank: object): boolean =>
  Object.entries(values).some(([name, value]) => !isBlank(value) && value !== (blank as Record<string, unknown>)[name])

/** The rule for a row that may be blank; a blank row gives null. */
export const orBlank = <In extends object, Out>(rule: z.ZodType<Out, In>, blank: object) =>
  z.custom<In>().transform((values, context): Out | null => {
    if (!isFilled(values, blank)) return null
    const read = rule.safeParse(values)
    if (read.success) return read.data
    for (const { message, path } of read.error.issues) context.addIssue({ code: 'custom', message, path })
    return z.NEVER
  })
