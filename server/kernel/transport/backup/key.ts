import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Config, readSecretKey } from '../../base/config.js'
import { storeSecret } from '../../base/flush.js'
import { BackupError } from './error.js'

type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>

const fileOf = ({ dataDir }: KeyConfig) => path.join(dataDir, 'secret.key')

/** The key of this installation. Unlike the server, a backup never makes one. */
export const existingKey = (config: KeyConfig): Buffer | undefined =>
  config.secretKey || existsSync(fileOf(config)) ? readSecretKey(config) : undefined

/** @throws BackupError when the text is not a key */
export function keyOfText(text: string, file: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(text.trim()))
    throw new BackupError(`${file} não contém uma chave (64 dígitos hexadecimais).`)
  return Buffer.from(text.trim(), 'hex')
}

/** Stores the key of the backup where the server looks for it. */
export function keepKey(config: KeyConfig, key: Buffer): void {
  mkdirSync(config.dataDir, { recursive: true })
  storeSecret(fileOf(config), key.toString('hex'))
}
