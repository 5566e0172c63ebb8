import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { z } from 'zod'

/** An upload as GraphQL hands it over: a promise of a stream. */
export const uploadInput = z.custom<Promise<FileUpload>>((value) => value instanceof Promise, 'Escolha um arquivo.')
