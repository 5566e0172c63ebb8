import type { Readable } from 'node:stream'

/** The kinds of files that routes return, with their media types. */
export const fileTypes = {
  csv: 'text/csv',
  ics: 'text/calendar',
  pdf: 'application/pdf',
  vcf: 'text/vcard',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const

export type FileKind = keyof typeof fileTypes

/** A response that is a file. */
export class FileReply {
  constructor(
    readonly filename: string,
    readonly type: string,
    readonly data: Buffer | Readable,
  ) {}
}
