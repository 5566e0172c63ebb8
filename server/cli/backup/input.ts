import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BackupError } from '../../kernel/transport/backup/error.js'

const backupUsage = `Uso: npm run backup [-- pasta] [--manter 14] [--com-chave] [--chave arquivo] [--faltam 3]
     npm run backup -- --registrar
  pasta        onde fica a cópia; sem ela, "copias", ao lado da pasta de dados
  --manter     apaga as cópias mais antigas desta pasta, menos tantas
  --chave      grava a chave neste arquivo, que deve ficar fora da pasta da cópia
  --com-chave  grava a chave dentro da cópia: quem tiver a cópia lê tudo
  --faltam     aceita que faltem até tantas imagens e anexos, perdidos de verdade
  --registrar  só anota que outra ferramenta (pgBackRest, pg_dump) acabou de fazer uma cópia`

const backup = z.object({
  registrar: z.boolean().default(false),
  manter: z.coerce.number('--manter pede um número de 1 a 1000').int().min(1).max(1000).optional(),
  faltam: z.coerce.number('--faltam pede um número').int().min(0).default(0),
  chave: z.string().min(1).optional(),
  'com-chave': z.boolean().default(false),
})

const restoreUsage = `Uso: npm run restore -- pasta-da-copia [--chave arquivo | --sem-chave]
  --chave      o arquivo com a chave (secret.key) da instalação que fez a cópia
  --sem-chave  sem ela: perdem-se e-mails à espera, verificações em duas etapas e comentários de visitas pastorais`

const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]

/** @throws BackupError with the usage */
export function readBackupInput(args: string[], dataDir: string) {
  try {
    const options = { registrar: flag, manter: text, faltam: text, chave: text, 'com-chave': flag }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('Informe uma pasta só.')
    const read = backup.safeParse(values)
    if (!read.success) throw new Error(`--${String(read.error.issues[0]?.path[0])}: ${read.error.issues[0]?.message}`)
    const { registrar, manter: keep, faltam: mayMiss, chave: key, 'com-chave': withKey } = read.data
    const into = path.resolve(positionals[0] ?? path.join(path.dirname(dataDir), 'copias'))
    return { registrar, into, keep, keyFile: key && path.resolve(key), withKey, mayMiss }
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n${backupUsage}`)
  }
}

/** @throws BackupError with the usage */
export function readRestoreInput(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { chave: text, 'sem-chave': flag },
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length) throw new Error('Informe a pasta da cópia.')
    if (values.chave && values['sem-chave']) throw new Error('Escolha --chave ou --sem-chave.')
    return { folder: path.resolve(folder), keyFile: values.chave, without: values['sem-chave'] ?? false }
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n${restoreUsage}`)
  }
}
