import { readFile } from 'node:fs/promises'
import { readConfig } from '../../kernel/base/config.js'
import { keyOfText } from '../../kernel/transport/backup/key.js'
import { fingerprint, readManifest } from '../../kernel/transport/backup/manifest.js'
import { verifyFiles } from '../../kernel/transport/backup/verify.js'
import { explainBackup } from '../backup/errors.js'
import { ChurchError } from './error.js'
import { type ChurchInput, readChurchInput } from './input.js'
import { configOfFile, type Installation, openInstallation } from './installation.js'
import { copyChurch, moveChurch } from './move.js'
import { cancelMove, removeChurch } from './remove.js'
import { type Backup, restoreBeside, restoreInPlace } from './restore.js'
import { allStates } from './state.js'

/*
 * npm run church -- copy|move|cancel|remove|restore|list   carries one church between installations, or out of a backup
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`

async function backupOf(own: Installation, folder: string, keyFile: string | undefined): Promise<Backup> {
  const key = keyFile ? keyOfText(await readFile(keyFile, 'utf8'), keyFile) : own.key
  const manifest = await readManifest(folder, key)
  if (fingerprint(key) !== manifest.key)
    throw new ChurchError('A chave não é a da cópia: informe --chave com o arquivo secret.key da instalação que a fez.')
  const pictures = await verifyFiles(folder, manifest)
  return { folder, manifest, pictures, key }
}

const situations = {
  preparada: 'mudança preparada para',
  fechada: 'fechada, a caminho de',
  mudou: 'mudou para',
  chegando: 'chegando de',
  aberta: 'veio de',
} as const

async function list(own: Installation): Promise<string> {
  const lines = (await allStates(own.client)).map(({ igreja, situacao, outro, numero, guardarAte, desde }) => {
    const number = numero === null ? '' : ` (lá, número ${numero})`
    const until = guardarAte ? `; guardada até ${guardarAte.toLocaleDateString('pt-BR')}` : ''
    return `${igreja}: ${situations[situacao]} ${outro}${number}, ${desde.toLocaleString('pt-BR')}${until}`
  })
  return lines.join('\n') || 'Nenhuma igreja mudou, chegou ou está mudando.'
}

async function run(input: ChurchInput, own: Installation, other: Installation | undefined): Promise<string> {
  switch (input.command) {
    case 'list':
      return list(own)
    case 'copy': {
      const to = await copyChurch(own, other as Installation, input.church, say)
      return `Copiada a igreja ${input.church}; no destino ela tem o número ${to}. As duas seguem separadas.`
    }
    case 'move': {
      const moved = await moveChurch(own, other as Installation, input.church, { keepDays: input.guardar, say })
      return `A igreja ${input.church} mudou para ${other?.config.publicUrl}, com o número ${moved.to}; ficou fechada por ${seconds(moved.closed)}. Aqui ela fica guardada por ${input.guardar} dias; depois: npm run church -- remove ${input.church}`
    }
    case 'cancel':
      await cancelMove(own, other, input.church)
      return `A mudança da igreja ${input.church} foi desfeita; ela está aberta.`
    case 'remove': {
      const rows = await removeChurch(own, input.church, input.ja)
      return `Removida a igreja ${input.church}: ${rows.toLocaleString('pt-BR')} linhas.`
    }
    case 'restore': {
      const backup = await backupOf(own, input.folder, input.chave)
      if (input['no-lugar']) {
        const unsaved = input['sem-copia']
        const { rows, closed } = await restoreInPlace(own, backup, input.church, { unsaved, say })
        return `A igreja ${input.church} voltou a ser a da cópia de ${backup.manifest.createdAt}: ${rows.toLocaleString('pt-BR')} linhas; ficou fechada por ${seconds(closed)}.`
      }
      const { to, nome, rows } = await restoreBeside(own, backup, input.church, say)
      return `Restaurada ao lado, com o número ${to}: "${nome}", ${rows.toLocaleString('pt-BR')} linhas. Ninguém entra nela, e ela não manda e-mails nem avisos: abra-a como administrador da plataforma. Para removê-la: npm run church -- remove ${to}`
    }
  }
}

try {
  const input = readChurchInput(process.argv.slice(2))
  const own = await openInstallation(readConfig())
  let other: Installation | undefined
  try {
    if ('destino' in input && input.destino) other = await openInstallation(configOfFile(input.destino))
    say(await run(input, own, other))
  } finally {
    await other?.close()
    await own.close()
  }
} catch (error) {
  console.error(
    error instanceof ChurchError
      ? error.message
      : explainBackup(error, 'O comando não terminou; pode ser rodado de novo, e continua de onde parou'),
  )
  process.exitCode = 1
}
