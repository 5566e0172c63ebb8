import { conflict, notFound } from '../../../kernel/errors.js'
import { recordToChange } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { EscalaCulto } from './escala-culto.entity.js'
import { escalaCultoRef, minhasEscalasInput, respostaInput } from './escala-culto.input.js'
import { answered, refuseAnswer } from './escala-culto.rules.js'
import { lerMinha, listarMinhas } from './minha-escala.queries.js'

export const missing = 'Escala não encontrada.'

/** The current user's roster entries, for every perfil. */
export const listarMinhasEscalas = readCase({
  action: 'eu.ler',
  input: minhasEscalasInput,
  run: (work, input) => listarMinhas(work, work.ctx.viewer?.id ?? 0, input),
})

export const responderEscala = useCase({
  action: 'escalaCulto.responder',
  record: 'escala_culto',
  input: escalaCultoRef.extend(respostaInput.shape),
  run: (work, { id, resposta }) => answer(work, work.ctx.viewer?.id ?? 0, id, resposta),
})

/**
 * Answers a person's own roster entry.
 * @throws NOT_FOUND for another person's entry, CONFLICT when it is too late
 */
export async function answer(work: Writing, idMembro: number, ref: number | string, resposta: string) {
  const own = await lerMinha(work, idMembro, ref)
  if (!own) throw notFound(missing)
  const refusal = refuseAnswer(own)
  if (refusal) throw conflict(refusal)
  const escala = await recordToChange(work, EscalaCulto, own.id, { missing })
  // the entry was assigned to another person in the meantime
  if (escala.idMembro !== idMembro) throw conflict('Esta escala mudou agora mesmo. Recarregue a página.')
  if (escala.resposta !== resposta) Object.assign(escala, answered(resposta))
  await work.em.flush()
  const row = await lerMinha(work, idMembro, own.id)
  if (!row) throw notFound(missing)
  return row
}
