import { AppError } from '../base/errors.js'

/**
 * The input of a change, in which fields that the current user may not read count as not sent when they are empty: the
 * record was read with null in their place.
 * @param unseen the fields of this record that the current user may not read
 * @throws FORBIDDEN with the field, for a value that would replace one which the current user cannot see
 */
export function keepUnseen<Input extends object>(input: Input, unseen: readonly string[]): Input {
  const kept = { ...input } as Record<string, unknown>
  const campos: Record<string, string> = {}
  for (const field of unseen) {
    if (kept[field] !== null && kept[field] !== undefined) campos[field] = refused
    kept[field] = undefined
  }
  if (Object.keys(campos).length) throw new AppError('FORBIDDEN', refused, { campos })
  return kept as Input
}

/** The refusal of a change to something that the current user cannot see. */
export const cannotSee = () => new AppError('FORBIDDEN', refused)

const refused = 'Seu acesso não permite ver este dado; por isso também não pode alterá-lo.'
