import { ConfigError, readConfig } from '../kernel/base/config.js'
import { openBucket } from '../kernel/data/storage/images.js'
import { moveImages } from '../kernel/data/storage/move-images.js'

/*
 * npm run images -- move   moves the pictures of DATA_DIR into the bucket of S3_BUCKET. The server may be running.
 */
async function move(): Promise<string> {
  const config = readConfig()
  const bucket = await openBucket(config)
  if (!bucket) throw new ConfigError('Configuração inválida: images -- move pede S3_BUCKET')
  const moved = await moveImages(config.filesDir, bucket)
  return `${moved} ${moved === 1 ? 'imagem levada' : 'imagens levadas'} de ${config.filesDir} para ${config.s3?.bucket}.`
}

const [command, ...rest] = process.argv.slice(2)
if (command !== 'move' || rest.length) {
  console.error('Uso: npm run images -- move')
  process.exitCode = 1
} else {
  try {
    process.stdout.write(`${await move()}\n`)
  } catch (error) {
    console.error(
      error instanceof ConfigError ? error.message : `As imagens não foram todas levadas; rode de novo: ${error}`,
    )
    process.exitCode = 1
  }
}
