// Copied from server/ by npm run codegen; edit it there.
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { z } from 'zod'

/** An upload as GraphQL hands it over: a file whose stream has not been read, or (from the bare scalar) a promise of it. */
export type Upload = FileUpload | Promise<FileUpload>

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && ('createReadStream' in value || 'then' in value)

export const uploadInput = z.custom<Upload>(isUpload, 'Escolha um arquivo.')
