import { ConfigError } from '../../kernel/base/config.js'
import { EmbeddedPostgresError } from '../../kernel/data/database/embedded/error.js'
import { readInput, UsageError } from './input.js'

/*
 * npm run admin -- --email x --nome y [--senha z]
 *
 * Creates an administrator of the platform, or restores access for an existing one: sets a new password (or prints a
 * link to set it), ends all sessions, and disables two-step sign-in. The command checks no permission, because a user
 * who can run it has access to the database anyway.
 */
try {
  const asked = readInput(process.argv.slice(2))
  // with the features the command takes several times as long to start: a wrong option is refused before
  const { giveAdministrator } = await import('./work.js')
  process.stdout.write(`${await giveAdministrator(asked)}\n`)
} catch (error) {
  const expected = error instanceof UsageError || error instanceof ConfigError || error instanceof EmbeddedPostgresError
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
