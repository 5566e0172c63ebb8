import { z } from 'zod'
import { AppError, invalid } from '../../../kernel/errors.js'
import { from, idOf, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import {
  type Asker,
  ativa,
  lote,
  type Recusado,
  type ResultadoLote,
  readsPersonalData,
  resultado,
} from '../../acesso/usuario/index.js'

/*
 * What departments, events, missions, cells and meetings have in common: people belong to them. Who may be chosen, what is shown of
 * a person, and how it is said is the same everywhere.
 */

export const semMembro = 'Membro não encontrado.'

const inativa = 'Esta pessoa está inativa. Ative-a antes de adicioná-la.'

/** The person of a link, as the old integrations know her: they read the e-mail as text without asking whether it is there. */
export const membroResponse = z.object({ name: z.string(), email: z.string(), telefoneUsuario: z.string().nullable() })

interface Linked {
  idMembro: number
  name: string
  email: string | null
  telefoneUsuario: string | null
}

export const membroJson = ({ name, email, telefoneUsuario }: Linked): z.infer<typeof membroResponse> => ({
  name,
  email: email ?? '',
  telefoneUsuario,
})

/** A link as this person may see it: the telephone is personal data. */
export const linkAsSeen = <Row extends Pick<Linked, 'idMembro' | 'telefoneUsuario'>>(who: Asker, row: Row): Row =>
  readsPersonalData(who, row.idMembro) ? row : { ...row, telefoneUsuario: null }

/**
 * The number of somebody who is to belong to a group. @param field of the input that names the person
 * @throws VALIDATION_FAILED for nobody of this church, and for the inactive
 */
export async function idNovoMembro(work: Writing, ref: RecordRef, field = 'idMembro'): Promise<number> {
  const id = await idOf(work, 'usuario', ref)
  if (id === null) throw invalid({ [field]: 'Pessoa não encontrada.' })
  await refuseInactive(work, id, field)
  return id
}

/** The one rule for the inactive, whatever they are added to. @throws VALIDATION_FAILED */
export async function refuseInactive(work: Writing, id: number, field = 'idMembro'): Promise<void> {
  if (!(await ativa(work, id))) throw invalid({ [field]: inativa })
}

/** The same for a roll call: who is on its list already may be marked as present. @throws VALIDATION_FAILED */
export async function refuseInactiveGuests(work: Writing, people: readonly number[], field: string): Promise<void> {
  if (!people.length) return
  const guest = await from(work, 'usuario')
    .select('name')
    .where('id', 'in', [...people])
    .where('usuarioAtivo', '=', 0)
    .executeTakeFirst()
  if (guest) throw invalid({ [field]: `${guest.name}: ${inativa.charAt(0).toLowerCase()}${inativa.slice(1)}` })
}

/**
 * Several people join a group that is locked, with as many statements for a hundred as for one; each who does not is told why.
 * @param group.presentes who of these people is there already; one who was is told `jaMembro`
 * @param group.acrescentar adds the others
 * @param group.livres how many may still come, and what the others are told; without it, as many as come
 * @param group.onde 'ao evento'
 */
export async function acrescentarPessoas(
  work: Writing,
  refs: readonly RecordRef[],
  group: {
    onde: string
    jaMembro: () => AppError
    presentes: (ids: readonly number[]) => Promise<readonly number[]>
    acrescentar: (ids: readonly number[]) => Promise<unknown>
    livres?: { quantas: number; lotado: string } | null
  },
): Promise<ResultadoLote> {
  const { onde, jaMembro, livres } = group
  const { aceitos, recusados } = await lote(work, refs, ({ usuarioAtivo }) => (usuarioAtivo === 1 ? null : inativa))
  const presentes = new Set(aceitos.length ? await group.presentes(aceitos.map(({ id }) => id)) : [])
  const left: Recusado[] = [...recusados]
  const come: number[] = []
  for (const { id, name } of aceitos) {
    const full = livres && come.length >= livres.quantas ? livres.lotado : null
    const motivo = presentes.has(id) ? jaMembro().message : full
    if (motivo === null) come.push(id)
    else left.push({ id: String(id), name, motivo })
  }
  if (come.length) await group.acrescentar(come)
  return resultado(come.length, left, {
    none: `Nenhuma pessoa adicionada ${onde}`,
    one: `pessoa adicionada ${onde}`,
    many: `pessoas adicionadas ${onde}`,
  })
}
