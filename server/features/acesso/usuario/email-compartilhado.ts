import { normaliseText } from '../../../../schema/rules/folding.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { type Requester, readsEmail } from './usuario.rules.js'

/*
 * An e-mail belongs to whoever signs in with it. Somebody else who has the same one, such as a wife, is registered without
 * it, and the notes say whose it is: so no letter, receipt or link of one person reaches another.
 */

/** What the notes of such a person say. */
export const emailNote = (owner: string): string => `E-mail: o mesmo de ${owner}.`

/** Notes with this one, unless they have it already. */
export const withNote = (observacoes: string | null | undefined, nota: string): string =>
  observacoes?.includes(nota) ? observacoes : [observacoes, nota].filter(Boolean).join('\n')

/** What is said of an e-mail with which another person signs in: the note that replaces it, or the question. */
interface EmailOwner {
  nota?: string
  pergunta?: string
}

/**
 * What is to be done with an e-mail with which another person signs in. A person of the same name is the same person.
 * @param compartilhado whoever saves knows that the e-mail is shared
 */
export async function emailOfOther(
  work: Writing & { ctx: Requester },
  { name, email }: { name: string; email?: string | null | undefined },
  compartilhado: boolean,
  except = 0,
): Promise<EmailOwner> {
  if (!email) return {}
  const owner = await from(work, 'usuario')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('excluidoEm', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst()
  if (!owner || normaliseText(owner.name) === normaliseText(name)) return {}
  const who = readsEmail(work.ctx, owner.id) ? owner.name : 'outra pessoa da igreja'
  if (compartilhado) return { nota: emailNote(who) }
  return {
    pergunta: `Este e-mail é de ${who}. Salvar esta pessoa sem e-mail? As observações dirão de quem ele é.`,
  }
}
