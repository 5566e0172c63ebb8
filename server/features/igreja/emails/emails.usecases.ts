import { z } from 'zod'
import { listInput } from '../../../../schema/rules/pagination.js'
import { decrypt } from '../../../kernel/base/crypto.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { readCase } from '../../../kernel/work/use-case.js'

/** The outbox of all churches, newest first. The text of an e-mail is deleted once it was sent. */
export const listOutgoingEmails = readCase({
  action: 'plataforma.operar',
  input: z.object(listInput),
  async run(work, input) {
    let query = from(work, 'email_saida')
    if (input.busca) {
      const pattern = `%${input.busca.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
      query = query.where((eb) =>
        eb.or([eb(eb.fn('lower', ['para']), 'like', pattern), eb(eb.fn('lower', ['assunto']), 'like', pattern)]),
      )
    }
    const sorted = query
      .select(['id', 'uuid', 'idCliente', 'para', 'assunto', 'texto', 'situacao', 'createdAt', 'enviadoEm'])
      .orderBy('id', 'desc')
    const list = await listOf(input, sorted, query)
    const { secretKey } = work.ctx.services
    return { ...list, rows: list.rows.map((row) => ({ ...row, texto: row.texto && opened(secretKey, row.texto) })) }
  },
})

/** A letter that another key has closed, as after SECRET_KEY changed, must not hide the others. */
function opened(key: Buffer, sealed: string): string {
  try {
    return decrypt(key, sealed)
  } catch {
    return 'Esta carta foi cifrada com outra chave e não pode ser aberta.'
  }
}
