import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ordemDatas } from '../../../../../schema/rules/pessoas/importacao.input.js'

/**
 * A file that was uploaded as a whole (REST). An Idempotency-Key compares the JSON of requests, so the JSON contains a
 * digest of the file.
 */
export class WholeFile {
  constructor(
    readonly filename: string,
    readonly data: Buffer,
  ) {}

  toJSON() {
    return { filename: this.filename, sha256: createHash('sha256').update(this.data).digest('hex') }
  }
}

export const importUsuariosInput = z.object({
  arquivo: z.instanceof(WholeFile, { error: 'Escolha um arquivo.' }),
  ordemDatas: ordemDatas(),
})
