import {
  escalaCultoRef,
  minhasEscalasInput,
  respostaMarcadaInput,
} from '../../../../../schema/rules/culto/escala-culto.input.js'
import { conflict, notFound } from '../../../../kernel/base/errors.js'
import { timeOfMark } from '../../../../kernel/data/marks/marks.js'
import { from, recordToChange } from '../../../../kernel/data/tenant/records.js'
import { readCase, useCase } from '../../../../kernel/work/use-case.js'
import { notifyLideres, type Work } from '../avisos/avisar-resposta.js'
import { escalaResposta } from '../avisos/escala-avisos.js'
import { EscalaCulto } from '../escala-culto.entity.js'
import { answered, changesAnswer, refuseAnswer } from '../escala-culto.rules.js'
import { substitutoOf } from '../substituto/substituto.queries.js'
import { endRequests } from '../substituto/substituto.usecases.js'
import { listOwn, type OwnEscalaRow, readOwn } from './minha-escala.queries.js'

export const missing = 'Escala não encontrada.'

/** The current user's roster entries, for every perfil. */
export const listOwnEscalas = readCase({
  action: 'eu.ler',
  input: minhasEscalasInput,
  run: (work, input) => listOwn(work, work.ctx.viewer, input),
})

export const responderEscala = useCase({
  action: 'escalaCulto.responder',
  record: 'escala_culto',
  personal: true,
  input: escalaCultoRef.extend(respostaMarcadaInput.shape),
  run: (work, { id, ...given }) => answer(work, work.ctx.viewer?.id ?? 0, id, given),
})

interface Answer {
  resposta: string
  motivo?: string | null | undefined
  /** by the clock of the device; without it, the answer is given now */
  marcadoEm?: string | null | undefined
  enviadoEm?: string | null | undefined
}

/**
 * Answers a person's own roster entry. The leaders are told when the person declines, and when the person takes that
 * back, which is possible until somebody took the place. An answer that a device gave before the stored one changes nothing.
 * A device may deliver an answer again at any time, because it did not learn that it was stored: it is never too late for
 * what changes nothing.
 * @throws NOT_FOUND for another person's entry, CONFLICT when it is too late for a change
 */
export async function answer(work: Work, idMembro: number, ref: number | string, given: Answer) {
  const { resposta, motivo } = given
  const own = await readOwn(work, idMembro, ref)
  if (!own) return answerOfReplaced(work, idMembro, ref, given)
  const escala = await recordToChange(work, EscalaCulto, own.id, { missing })
  // the entry was assigned to another person in the meantime
  if (escala.idMembro !== idMembro) throw conflict('Esta escala mudou agora mesmo. Atualize a página.')
  const at = answeredAt(given)
  if (given.marcadoEm && escala.respostaMarcadaEm && at <= escala.respostaMarcadaEm) return own
  const before = escala.resposta
  const changes = changesAnswer(escala, resposta, motivo)
  const refusal = refuseAnswer(own)
  if (refusal && given.marcadoEm && !changes) return own
  if (refusal) throw conflict(refusal)
  if (resposta === 'pendente' && before === 'confirmada') throw conflict('Só uma recusa pode ser desfeita.')
  if (changes) Object.assign(escala, answered(resposta, motivo, at))
  escala.respostaMarcadaEm = at
  await work.em.flush()
  if (resposta !== 'recusada') await endRequests(work, escala.id)
  if (before !== resposta && [before, resposta].includes('recusada')) await tell(work, idMembro, own, escala)
  const row = await readOwn(work, idMembro, own.id)
  if (!row) throw notFound(missing)
  return row
}

/**
 * The answer of somebody whose place another person took. A device that declined before, and did not learn that it was
 * stored, gets the entry as its person knows it.
 */
async function answerOfReplaced(work: Work, idMembro: number, ref: number | string, given: Answer) {
  const { resposta, motivo } = given
  const other = await substitutoOf(work, idMembro, ref)
  if (!other) throw notFound(missing)
  const taken = given.marcadoEm && resposta === 'recusada' && (await readOwn(work, other.id, ref))
  if (!taken) throw conflict(`${other.name} já assumiu o seu lugar nesta escala.`)
  return { ...taken, resposta, respondidaEm: answeredAt(given), motivoRecusa: motivo ?? null, ...noRequest }
}

const noRequest = { substitutosChamados: null, substitutosAguardando: null } as const

const answeredAt = ({ marcadoEm, enviadoEm }: Answer): Date =>
  marcadoEm && enviadoEm ? timeOfMark(new Date(marcadoEm), new Date(enviadoEm), new Date()) : new Date()

async function tell(work: Work, idMembro: number, own: OwnEscalaRow, { resposta, motivoRecusa }: Told): Promise<void> {
  const { name } = await from(work, 'usuario').select('name').where('id', '=', idMembro).executeTakeFirstOrThrow()
  const declined = resposta === 'recusada'
  await notifyLideres(work, idMembro, own, {
    tipo: escalaResposta,
    titulo: declined ? 'Alguém não pode servir' : 'Alguém pode servir, afinal',
    assunto: declined ? `${name} não pode servir` : `${name} pode servir, afinal`,
    motivo: declined && motivoRecusa ? { texto: motivoRecusa, idMembro } : null,
  })
}

type Told = { resposta: string; motivoRecusa?: string | null | undefined }
