import { test } from '@jest/globals'
import { onCitus } from './database.js'

/**
 * `test` for what does not hold on Citus, or what the test cannot see there: it is skipped on Citus alone, which is said.
 * @param reason a sentence
 */
export function exceptOnCitus(reason: string): typeof test | typeof test.skip {
  if (!onCitus()) return test
  console.warn(`Skipped on Citus: ${reason}`)
  return test.skip
}
