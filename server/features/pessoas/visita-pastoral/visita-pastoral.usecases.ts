import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { AppError, invalid } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { idOf, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { ehRecemConvertido } from '../batismo/index.js'
import { asSeenBy, cifrado, openedCase } from './visita-pastoral.comentario.js'
import { VisitaPastoral } from './visita-pastoral.entity.js'
import { listarVisitasPastoraisInput, visitaPastoralInput, visitaPastoralRef } from './visita-pastoral.input.js'
import { type ListarVisitasPastorais, ler, listar, visitaIgual } from './visita-pastoral.queries.js'

const missing = 'Visita pastoral não encontrada.'
const sameDay = 'Este pastor já visitou esta pessoa neste dia. Salvar mesmo assim?'

/** The list as the current user may see it, for the screens, the old integrations and the exports. */
export async function listarVisiveis(work: Reading & { ctx: Context }, input: ListarVisitasPastorais) {
  refuseBin(work.ctx, input.filtro)
  const list = await listar(work, input)
  return { ...list, rows: list.rows.map((row) => asSeenBy(work.ctx, row)) }
}

export const listarVisitasPastorais = readCase({
  action: 'visitaPastoral.ler',
  input: listarVisitasPastoraisInput,
  run: listarVisiveis,
})

export const lerVisitaPastoral = readCase({
  action: 'visitaPastoral.ler',
  input: visitaPastoralRef,
  run: async (work, { id }) => asSeenBy(work.ctx, visible(work.ctx, await ler(work, id), missing)),
})

export const criarVisitaPastoral = openedCase(
  useCase({
    action: 'visitaPastoral.escrever',
    record: 'usuario',
    recordField: 'idVisitado',
    input: visitaPastoralInput,
    async run(work, { versao: _, comentarioVisita, confirmarMesmoDia, ...input }) {
      const data = await checked(work, input)
      if (!confirmarMesmoDia) await askAboutSameDay(work, data)
      const place = { idCliente: work.idCliente, uuid: randomUUID() }
      const comentarioCifrado = cifrado(work.ctx, place, comentarioVisita)
      const visita = work.em.create(VisitaPastoral, { ...place, ...data, comentarioCifrado })
      return saved(work, visita, ler)
    },
  }),
)

export const atualizarVisitaPastoral = openedCase(
  useCase({
    action: 'visitaPastoral.escrever',
    record: 'visita_pastoral',
    input: visitaPastoralInput.extend(visitaPastoralRef.shape),
    async run(work, { id, versao, comentarioVisita, confirmarMesmoDia, ...input }) {
      const visita = await recordToChange(work, VisitaPastoral, id, { versao, missing })
      const comentarioCifrado = cifrado(work.ctx, visita, comentarioVisita, visita.comentarioCifrado)
      const data = await checked(work, input, visita)
      if (!confirmarMesmoDia) await askAboutSameDay(work, data, visita.id)
      work.em.assign(visita, { ...data, comentarioCifrado })
      return saved(work, visita, ler)
    },
  }),
)

export const excluirVisitaPastoral = useCase({
  action: 'visitaPastoral.escrever',
  record: 'visita_pastoral',
  input: visitaPastoralRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, VisitaPastoral, id, { missing }))
    return { message: 'Visita pastoral excluída com sucesso.' }
  },
})

export const restaurarVisitaPastoral = openedCase(
  useCase({
    action: 'lixeira.restaurar',
    record: 'visita_pastoral',
    input: visitaPastoralRef,
    async run(work, { id }) {
      const visita = await recordToChange(work, VisitaPastoral, id, { deleted: true, missing })
      markRestored(visita)
      return saved(work, visita, ler)
    },
  }),
)

type Input = Omit<z.output<typeof visitaPastoralInput>, 'versao' | 'comentarioVisita' | 'confirmarMesmoDia'>

/**
 * Requires a confirmation, because a second visit on a day is often the same visit, entered again by another user.
 * @throws CONFLICT, unless confirmed with `confirmarMesmoDia`
 */
async function askAboutSameDay(work: Writing, visita: People & { dataVisita: string }, except = 0): Promise<void> {
  if (await visitaIgual(work, visita, except))
    throw new AppError('CONFLICT', sameDay, { campos: { confirmarMesmoDia: sameDay } })
}

interface People {
  idPastor: number
  idVisitado: number
}

/**
 * The input with the ids of both people.
 * @param present the stored visit's people, who may stay even after they were deleted
 */
async function checked(work: Writing, { dataVisita, ...refs }: Input, present?: People) {
  const find = async (field: keyof People) =>
    String(refs[field]) === String(present?.[field]) ? (present?.[field] ?? null) : idOf(work, 'usuario', refs[field])
  const idPastor = await find('idPastor')
  const idVisitado = await find('idVisitado')
  const recent = idPastor !== null && idPastor !== present?.idPastor && (await ehRecemConvertido(work, idPastor))
  const campos = {
    ...(idPastor === null && { idPastor: 'Pessoa não encontrada.' }),
    ...(recent && { idPastor: 'Quem visita não pode ser recém-convertido.' }),
    ...(idVisitado === null && { idVisitado: 'Pessoa não encontrada.' }),
    ...(idVisitado !== null && idVisitado === idPastor && { idVisitado: 'Escolha outra pessoa: esta é quem visita.' }),
  }
  if (idPastor === null || idVisitado === null || Object.keys(campos).length) throw invalid(campos)
  return { idPastor, idVisitado, dataVisita }
}
