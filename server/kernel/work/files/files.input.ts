import { Readable } from 'node:stream'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { z } from 'zod'
import { invalid } from '../../base/errors.js'

/** An upload as GraphQL passes it: a file whose stream has not been read, or a promise of such a file. */
export type Upload = FileUpload | Promise<FileUpload>

const noFile = 'Escolha um arquivo.'

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && ('createReadStream' in value || 'then' in value)

/**
 * Wraps a file that was already read (REST) as an upload.
 * @throws VALIDATION_FAILED when there is none
 */
export function uploadOf(file: { filename: string; data: Buffer } | undefined): Upload {
  if (!file) throw invalid({ file: noFile })
  return { filename: file.filename, createReadStream: () => Readable.from([file.data]) } as unknown as FileUpload
}

export const uploadInput = z.custom<Upload>(isUpload, noFile)
