import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../../base/crypto.js'
import { measureFile } from './copy.js'
import { BackupError } from './error.js'
import { type Manifest, pictureFile, pictureList, tableFile } from './manifest.js'

export interface Picture {
  uuid: string
  sha256: string
  bytes: number
}

/**
 * Compares every file of a backup with its manifest.
 * @returns the pictures in it
 * @throws BackupError that names the first file that is missing or was changed
 */
export async function verifyFiles(folder: string, manifest: Manifest): Promise<Picture[]> {
  const damaged = (file: string, state: string) =>
    `A cópia de ${folder} está danificada: ${file} ${state}. Use outra cópia.`
  const check = async (file: string, bytes: number, sum: string) => {
    const found = await measureFile(path.join(folder, file)).catch(() => undefined)
    const state = !found ? 'falta' : found.bytes < bytes ? 'está cortado' : found.sha256 !== sum ? 'foi alterado' : ''
    if (state) throw new BackupError(damaged(file, state))
  }
  for (const table of manifest.tables) await check(tableFile(table), table.bytes, table.fileSha256)
  const list = await readFile(path.join(folder, pictureList), 'utf8').catch(() => undefined)
  if (list === undefined || sha256(list) !== manifest.pictures.sha256)
    throw new BackupError(damaged(pictureList, list === undefined ? 'falta' : 'foi alterado'))
  const pictures = list.split('\n').filter(Boolean).map(pictureOf)
  for (const { uuid, bytes, sha256 } of pictures) await check(pictureFile(uuid), bytes, sha256)
  return pictures
}

function pictureOf(line: string): Picture {
  const [sha256 = '', bytes = '', uuid = ''] = line.split(' ')
  // it becomes the name of a file
  if (!/^[0-9a-f-]{36}$/.test(uuid)) throw new BackupError(`${pictureList} contém um nome que não é de uma imagem.`)
  return { sha256, bytes: Number(bytes), uuid }
}

export const pictureLine = ({ uuid, sha256, bytes }: Picture): string => `${sha256} ${bytes} ${uuid}\n`
