import { ConfigError } from '../../kernel/base/config.js'
import { databaseCode } from '../../kernel/base/errors.js'
import { EmbeddedPostgresError } from '../../kernel/data/database/embedded/embedded.js'
import { BackupError } from '../../kernel/transport/backup/error.js'

/** One Portuguese line for what an operator can mend; anything else with its error. */
export function explainBackup(error: unknown, what: string): string {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof EmbeddedPostgresError)
    return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return `${what}: o disco está cheio.`
  if ((code === 'EACCES' || code === 'EPERM') && path) return `${what}: sem permissão para usar ${path}.`
  if (code === '55P03') return `${what}: outra tarefa está mudando as tabelas; tente de novo em alguns minutos.`
  if (databaseCode(error) === '08006') return `${what}: a conexão com o banco de dados caiu ou não foi possível.`
  return `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
