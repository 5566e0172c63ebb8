import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A file that came whole (REST). Requests are compared by their JSON (Idempotency-Key): there it stands as its digest. */
export class ArquivoInteiro {
  constructor(
    readonly filename: string,
    readonly data: Buffer,
  ) {}

  toJSON() {
    return { filename: this.filename, sha256: createHash('sha256').update(this.data).digest('hex') }
  }
}

export const importarUsuariosInput = z.object({
  arquivo: z.instanceof(ArquivoInteiro, { error: 'Escolha um arquivo.' }),
})
