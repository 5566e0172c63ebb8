/** A failure of the embedded PostgreSQL, as one Portuguese line that can be shown to people. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** Another process holds the data directory, and its PostgreSQL is running. */
export class AlreadyRunningError extends EmbeddedPostgresError {}

interface Place {
  dataDir: string
  logFile: string
}

/**
 * Converts the error that stopped the database (a file system error, the output of initdb, a FATAL line of the server)
 * to one clear line. An EmbeddedPostgresError is returned unchanged.
 */
export function explain(cause: unknown, { dataDir, logFile }: Place): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause
  const text = cause instanceof Error ? cause.message : String(cause)
  const { code, path = dataDir, syscall = '' } = (cause ?? {}) as NodeJS.ErrnoException
  return new EmbeddedPostgresError(line(), { cause })

  function line(): string {
    if (code === 'ENOSPC' || code === 'EDQUOT' || /No space left|Disk quota|free disk space|wrote only/.test(text))
      return `Disco cheio: não há espaço para o banco de dados em ${dataDir}.`
    if (code === 'EROFS') return `O disco de ${path} está somente para leitura; escolha outra pasta em DATA_DIR.`
    // the program exists, so the missing file is the C library's loader that it requires
    if (code === 'ENOENT' && syscall.startsWith('spawn'))
      return 'Os programas do PostgreSQL embutido não rodam neste sistema (é preciso glibc); use DATABASE_URL.'
    if (code === 'EACCES' || code === 'EPERM' || /Permission denied/.test(text))
      return `Sem permissão para usar ${path}; rode com o usuário dono da pasta ou escolha outra em DATA_DIR.`
    if (/still in use/.test(text))
      return `Um processo do PostgreSQL anterior ainda usa ${dataDir}; tente de novo em alguns segundos.`
    if (/wrong ownership/.test(text))
      return `A pasta ${dataDir} pertence a outro usuário; rode com o usuário dono dela ou corrija com chown.`
    return `O PostgreSQL embutido não iniciou: ${reason(text)} (detalhes em ${logFile})`
  }
}

/** The line of a program's output that explains its end: the first FATAL, PANIC or error, else the last line. */
function reason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim())
  const reason = lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'sem mensagem'
  return reason.replace(/^.*?\b(?:FATAL|PANIC|error):\s*/, '').trim()
}
