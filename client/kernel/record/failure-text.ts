import { errorText } from '../apollo/errors.js'

/** A sentence that ends with 'Tente novamente.' says so only where no reason is known: most reasons stay as they are. */
export function failureText(error: unknown, sentence: string): string {
  const bare = sentence.replace(/ Tente novamente\.$/, '')
  const told = errorText(error, bare)
  return told === bare ? sentence : told
}
