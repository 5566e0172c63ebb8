import { Readable } from 'node:stream'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { z } from 'zod'

/** An upload as GraphQL passes it: a file whose stream has not been read, or (from the bare scalar) a promise of it. */
export type Upload = FileUpload | Promise<FileUpload>

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && ('createReadStream' in value || 'then' in value)

/** Wraps a file that was already read (REST) as an upload. */
export const uploadOf = ({ filename, data }: { filename: string; data: Buffer }): Upload =>
  ({ filename, createReadStream: () => Readable.from([data]) }) as unknown as FileUpload

export const uploadInput = z.custom<Upload>(isUpload, 'Escolha um arquivo.')
