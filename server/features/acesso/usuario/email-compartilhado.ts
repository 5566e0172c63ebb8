import { normaliseText } from '../../../kernel/reading/pagination.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { type Requester, readsEmail } from './usuario.rules.js'

/*
 * An e-mail belongs to whoever signs in with it. Somebody else who has the same one, such as a wife, is registered without
 * it, and the notes say whose it is: so no letter, receipt or link of one person reaches another.
 */

/** What the notes of such a person say. */
export const notaDoEmail = (dono: string): string => `E-mail: o mesmo de ${dono}.`

/** Notes with this one, unless they have it already. */
export const comNota = (observacoes: string | null | undefined, nota: string): string =>
  observacoes?.includes(nota) ? observacoes : [observacoes, nota].filter(Boolean).join('\n')

/** What is said of an e-mail with which another person signs in: the note that replaces it, or the question. */
interface DeOutro {
  nota?: string
  pergunta?: string
}

/**
 * What is to be done with an e-mail with which another person signs in. A person of the same name is the same person.
 * @param compartilhado whoever saves knows that the e-mail is shared
 */
export async function emailDeOutro(
  work: Writing & { ctx: Requester },
  { name, email }: { name: string; email?: string | null | undefined },
  compartilhado: boolean,
  except = 0,
): Promise<DeOutro> {
  if (!email) return {}
  const dono = await from(work, 'usuario')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('excluidoEm', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst()
  if (!dono || normaliseText(dono.name) === normaliseText(name)) return {}
  const quem = readsEmail(work.ctx, dono.id) ? dono.name : 'outra pessoa da igreja'
  if (compartilhado) return { nota: notaDoEmail(quem) }
  return {
    pergunta: `Este e-mail é de ${quem}. Salvar esta pessoa sem e-mail? As observações dirão de quem ele é.`,
  }
}
