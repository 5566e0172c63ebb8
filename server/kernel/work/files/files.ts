import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sha256 } from '../../base/crypto.js'
import { AppError, badRequest, invalid } from '../../base/errors.js'
import { Turns } from '../../base/turns/turns.js'
import type { Writing } from '../../data/tenant/session.js'
import type { Context } from '../context/context.js'
import { inTurn, type Queue } from '../limits/heavy.js'
import { Limiter } from '../limits/rate-limit.js'
import { Arquivo } from './files.entity.js'
import type { Upload } from './files.input.js'
import { isPicture, pictures } from './pictures.js'

/** The limits for every upload; each kind of upload has its own limit, which is at most this limit (see readUpload). */
export const uploadLimits = { maxFileSize: 20_000_000, maxFiles: 1, maxFieldSize: 100_000 } as const

/** Maximum number of uploads within the time window, per person and per church. */
export const uploadRate = { person: 100, church: 500, seconds: 15 * 60 } as const

const imageBytes = 10_000_000

/** Largest image that is decoded at all: 40 megapixels. */
const maxPixels = 40_000_000
const longestSide = 1024
/** A picture of a document is larger, so that small print stays readable. */
const documentSide = 2400

export interface StoredFile {
  uuid: string
  bytes: number
  tipo: string
  largura: number | null
  altura: number | null
}

/** A document with the name that its sender gave it, and the SHA-256 of what was sent. */
export type StoredDocument = StoredFile & { nome: string; conteudo: string }

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'O arquivo é grande demais.')

/**
 * Converts the errors of the libraries that parse multipart bodies to an AppError: a body over a limit (413), a
 * truncated body or a malformed body.
 */
export function uploadError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { status, statusCode = status } = error as { status?: number; statusCode?: number }
  return statusCode === 413 ? tooLarge() : badRequest('O envio do arquivo está malformado.')
}

/**
 * Reads an upload into memory.
 * @throws PAYLOAD_TOO_LARGE over `most` bytes, without reading on; BAD_REQUEST, see uploadError
 */
export async function readUpload(upload: Upload, most: number): Promise<{ filename: string; data: Buffer }> {
  const chunks: Buffer[] = []
  const filename = await eachChunk(upload, most, (chunk) => chunks.push(chunk))
  return { filename, data: Buffer.concat(chunks) }
}

/**
 * Waits until the whole upload is on the disk, so that a slow upload does not block the queue for decoding.
 * @throws as readUpload does
 */
export async function arrivalOf(upload: Upload, most: number): Promise<void> {
  await eachChunk(upload, most, () => undefined)
}

async function eachChunk(upload: Upload, most: number, take: (chunk: Buffer) => void): Promise<string> {
  let bytes = 0
  try {
    const { filename, createReadStream } = await upload
    for await (const chunk of createReadStream() as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > most) throw tooLarge()
      take(chunk)
    }
    return plainName(filename)
  } catch (error) {
    throw uploadError(error)
  }
}

/**
 * Counts an upload: processing a picture or a table costs far more than sending it.
 * @param idCliente the church that gets the file
 * @throws TOO_MANY_REQUESTS when the person sends too many, or the church gets too many
 */
export async function countUpload(ctx: Context, idCliente: number): Promise<void> {
  if (!ctx.viewer) return
  const { app } = ctx.services.sessions
  const person = `${ctx.viewer.idCliente}:${ctx.viewer.id}`
  const { seconds } = uploadRate
  const limiter = (name: string, points: number) => {
    const text = `O limite é de ${points} arquivos em ${seconds / 60} minutos. Aguarde um pouco e tente novamente.`
    return new Limiter(app, name, points, seconds, text)
  }
  await limiter('envio_pessoa', uploadRate.person).consume(person)
  await limiter('envio_igreja', uploadRate.church).consume(String(idCliente))
}

/** The file name without its path and without control characters. */
export const plainName = (name: string): string =>
  path
    .basename(name.replace(/\p{Cc}/gu, ''))
    .toWellFormed()
    .slice(-200)

/**
 * The queue for decoding pictures. Each decoding takes up to 160 MB and one of the four threads that passwords and
 * files also need.
 */
const decoding: Queue = {
  turns: new Turns(2),
  latest: 13_000,
  busy: 'A igreja já está enviando outras imagens. Aguarde um instante e tente novamente.',
}

/**
 * Decodes the picture, rotates it upright, shrinks it to 1024 px and writes it as WebP without metadata, under a
 * generated name. The file exists before its row; the nightly clean-up removes files without a row.
 * @param idCliente the church that gets the picture
 * @throws UNSUPPORTED_MEDIA_TYPE for anything that is not a JPEG, PNG or WebP by its content
 */
export async function storeImage(ctx: Context, upload: Upload, idCliente: number): Promise<StoredFile> {
  await countUpload(ctx, idCliente)
  await arrivalOf(upload, imageBytes)
  const read = async () =>
    reencode((await readUpload(upload, imageBytes)).data, longestSide, 'Envie uma imagem JPEG, PNG ou WebP.')
  return storeWebp(ctx, await inTurn(ctx, idCliente, read, decoding))
}

/**
 * Stores a PDF as it is, or a picture as `storeImage` does, but large enough to read a document in it. The type is that
 * of the content; name and type that the client sends do not matter.
 * @throws UNSUPPORTED_MEDIA_TYPE for anything else by its content
 */
export async function storeDocument(ctx: Context, upload: Upload, idCliente: number): Promise<StoredDocument> {
  await countUpload(ctx, idCliente)
  await arrivalOf(upload, imageBytes)
  const read = async () => {
    const { filename, data } = await readUpload(upload, imageBytes)
    const conteudo = sha256(data)
    if (isPdf(data)) return { filename, conteudo, pdf: data }
    return {
      filename,
      conteudo,
      webp: await reencode(data, documentSide, 'Envie um PDF ou uma imagem JPEG, PNG ou WebP.'),
    }
  }
  const { filename: nome, conteudo, pdf, webp } = await inTurn(ctx, idCliente, read, decoding)
  if (webp) return { nome, conteudo, ...(await storeWebp(ctx, webp)) }
  const uuid = randomUUID()
  await ctx.services.images.put(uuid, pdf)
  return { nome, conteudo, uuid, bytes: pdf.length, tipo: 'application/pdf', largura: null, altura: null }
}

/** A whole PDF by its content: a truncated one has no end mark. Programs may add a little after it. */
const isPdf = (data: Buffer): boolean =>
  /^%PDF-\d\.\d/.test(data.subarray(0, 8).toString('latin1')) && data.subarray(-2048).includes('%%EOF')

async function storeWebp(ctx: Context, { data, info }: Awaited<ReturnType<typeof reencode>>): Promise<StoredFile> {
  const uuid = randomUUID()
  await ctx.services.images.put(uuid, data)
  return { uuid, bytes: data.length, tipo: 'image/webp', largura: info.width, altura: info.height }
}

async function reencode(data: Buffer, side: number, refusal: string) {
  const unsupported = () => new AppError('UNSUPPORTED_MEDIA_TYPE', refusal, { campos: { arquivo: refusal } })
  if (!isPicture(data)) throw unsupported()
  // a failure to load the library is an internal error, not an error in the picture
  const sharp = await pictures()
  try {
    const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { width = 0, height = 0 } = await image.metadata()
    if (width * height > maxPixels) throw invalid({ arquivo: 'A imagem tem mais de 40 megapixels.' })
    return await image
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw invalid({ arquivo: 'A imagem tem mais de 40 megapixels.' })
    throw unsupported()
  }
}

/**
 * The row of a stored file.
 * @param file.restrito see Arquivo
 * @returns its number, for the record that shows it
 */
export async function recordFile(work: Writing, file: StoredFile & { restrito?: boolean }): Promise<number> {
  const arquivo = work.em.create(Arquivo, { idCliente: work.idCliente, ...file })
  await work.em.flush()
  return arquivo.id
}
