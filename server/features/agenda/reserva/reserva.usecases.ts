import {
  disponibilidadeInput,
  fimAntesDoInicio,
  listarReservasInput,
  reservaInput,
  reservaRef,
} from '../../../../schema/rules/agenda/reserva.input.js'
import { instantIn, todayIn, wallTimeIn } from '../../../../schema/rules/dates.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'
import { AppError, conflict, invalid } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf, readFuso } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { Reserva } from './reserva.entity.js'
import { disponibilidade, listRows, ocupacao, read, recursoToReserve, reservedUnits } from './reserva.queries.js'
import { explainFull } from './reserva.rules.js'

const missing = 'Reserva não encontrada.'

export const listReservas = readCase({
  action: 'reserva.ler',
  input: listarReservasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readReserva = readCase({
  action: 'reserva.ler',
  input: reservaRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/**
 * All active resources of one church with their free units in a period, and the reservations of the other units. It
 * needs one church, because the church's time zone applies.
 */
export const readDisponibilidade = readCase({
  action: 'reserva.ler',
  input: disponibilidadeInput,
  async run({ ctx, ...reading }, input) {
    const idCliente = ctx.ownTenant(reading.idCliente)
    const work = { ...reading, idCliente }
    const fuso = await fusoOf(ctx, idCliente)
    const dataInicio = input.dataInicio ?? todayIn(fuso)
    // the day in the church, which an instant with another zone may name differently
    const day = wallTimeIn(fuso, instantIn(fuso, dataInicio)).slice(0, 10)
    const period = periodIn(fuso, { dataInicio, dataFim: input.dataFim ?? day })
    const { rows, ...page } = await disponibilidade(work, input, period)
    const taken = rows.length
      ? await ocupacao(
          work,
          rows.map(({ id }) => id),
          period,
        ).execute()
      : []
    const of = Map.groupBy(taken, ({ idRecurso }) => idRecurso)
    return {
      ...page,
      rows: rows.map((recurso) => ({ idCliente, recurso, livres: recurso.livres, reservas: of.get(recurso.id) ?? [] })),
    }
  },
})

export const criarReserva = useCase({
  action: 'reserva.escrever',
  record: 'recurso',
  input: reservaInput,
  async run(work, { versao: _, idRecurso, quantidade, dataInicio, dataFim, idResponsavel, ...input }) {
    const { inicio, fim } = periodIn(await readFuso(work), { dataInicio, dataFim })
    const wanted = { idRecurso, quantidade: quantidade ?? 1, inicio, fim }
    const reserva = work.em.create(Reserva, {
      idCliente: work.idCliente,
      ...input,
      idRecurso: await room(work, wanted),
      quantidade: wanted.quantidade,
      dataInicio: inicio,
      dataFim: fim,
      idResponsavel: await responsibleOf(work, idResponsavel === undefined ? whoAsks(work) : idResponsavel),
    })
    return saved(work, reserva, read)
  },
})

/** Fields that are not sent do not change. */
export const atualizarReserva = useCase({
  action: 'reserva.escrever',
  record: 'reserva',
  input: reservaInput.extend(reservaRef.shape),
  async run(work, { id, versao, idRecurso, quantidade, dataInicio, dataFim, idResponsavel, ...input }) {
    const reserva = await recordToChange(work, Reserva, id, { versao, missing })
    const before = placeOf(reserva)
    const { inicio, fim } = periodIn(await readFuso(work), { dataInicio, dataFim })
    const wanted = { idRecurso, quantidade: quantidade ?? reserva.quantidade, inicio, fim }
    const data = {
      ...input,
      idRecurso: await room(work, wanted, reserva),
      quantidade: wanted.quantidade,
      dataInicio: inicio,
      dataFim: fim,
      idResponsavel:
        String(idResponsavel) === String(reserva.idResponsavel)
          ? reserva.idResponsavel
          : await responsibleOf(work, idResponsavel),
    }
    work.em.assign(reserva, data, { ignoreUndefined: true })
    if (placeOf(reserva) !== before) await tellFollowers(work, 'reserva', reserva.id, 'moved')
    return saved(work, reserva, read)
  },
})

export const excluirReserva = useCase({
  action: 'reserva.escrever',
  record: 'reserva',
  input: reservaRef,
  async run(work, { id }) {
    const reserva = await recordToChange(work, Reserva, id, { missing })
    markDeleted(work, reserva)
    await tellFollowers(work, 'reserva', reserva.id, 'calledOff')
    return { message: 'Reserva excluída com sucesso.' }
  },
})

/** Restores a reservation; allowed only while the units are still free. */
export const restaurarReserva = useCase({
  action: 'lixeira.restaurar',
  record: 'reserva',
  input: reservaRef,
  async run(work, { id }) {
    const reserva = await recordToChange(work, Reserva, id, { deleted: true, missing })
    const { idRecurso, quantidade, dataInicio, dataFim } = reserva
    await room(work, { idRecurso, quantidade, inicio: dataInicio, fim: dataFim }, { id: reserva.id })
    markRestored(reserva)
    await tellFollowers(work, 'reserva', reserva.id, 'moved')
    return saved(work, reserva, read)
  },
})

/** What and when, to see whether a change moves the reservation. */
const placeOf = ({ idRecurso, quantidade, dataInicio, dataFim }: Required<Place>): string =>
  [idRecurso, quantidade, dataInicio.toISOString(), dataFim.toISOString()].join(' ')

interface Place {
  idRecurso: number
  quantidade?: number
  dataInicio: Date
  dataFim: Date
}

/** @throws VALIDATION when the period is empty */
export function periodIn(timeZone: string, { dataInicio, dataFim }: { dataInicio: string; dataFim: string }) {
  const inicio = new Date(instantIn(timeZone, dataInicio))
  const fim = new Date(instantIn(timeZone, dataFim, true))
  if (fim <= inicio) throw invalid({ dataFim: fimAntesDoInicio })
  return { inicio, fim }
}

interface Wanted {
  idRecurso: RecordRef
  quantidade: number
  inicio: Date
  fim: Date
}

/**
 * The id of the resource, locked, if enough units are free. The trigger would refuse too, but this error lists the
 * conflicting reservations.
 * @param stored the stored reservation, which does not conflict with itself
 * @throws CONFLICT with the conflicting reservations, as far as the current user may read them
 */
export async function room(
  work: Writing & { ctx: WhoMay },
  { idRecurso, quantidade, ...period }: Wanted,
  stored: { id: number; idRecurso?: number } = { id: 0 },
): Promise<number> {
  const recurso = await recursoToReserve(work, idRecurso)
  if (!recurso) throw invalid({ idRecurso: 'Recurso não encontrado.' })
  if (recurso.status === 0 && recurso.id !== stored.idRecurso)
    throw conflict(`"${recurso.nomeRecurso}" está inativo e não pode ser reservado.`)
  const free = recurso.quantidade - (await reservedUnits(work, recurso.id, period, stored.id))
  if (quantidade <= free) return recurso.id
  const taken = work.ctx.can('reserva.ler')
    ? await ocupacao(work, [recurso.id], period).where('reserva.id', '<>', stored.id).limit(100).execute()
    : []
  const message = explainFull(recurso, free, taken, await readFuso(work))
  throw new AppError('CONFLICT', message, { campos: { [free > 0 ? 'quantidade' : 'dataInicio']: message } })
}

/** The person responsible for the reservation: by default the current user, if that is one of the church's people. */
const whoAsks = ({ ctx, idCliente }: Pick<Writing, 'idCliente'> & { ctx: Pick<Context, 'idWithin'> }) =>
  ctx.idWithin(idCliente)

async function responsibleOf(work: Writing, ref: RecordRef | null | undefined): Promise<number | null | undefined> {
  if (ref === null || ref === undefined) return ref
  const id = await idPessoa(work, ref)
  if (id === null) throw invalid({ idResponsavel: 'Pessoa não encontrada.' })
  return id
}

export type Disponibilidade = Awaited<ReturnType<typeof readDisponibilidade>>['rows'][number]
