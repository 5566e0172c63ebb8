import type { z } from 'zod'
import {
  cultoInput,
  cultoRef,
  listarCultosInput,
  maxVisitantes,
  somarVisitantesCultoInput,
  visitantesCultoInput,
} from '../../../../schema/rules/culto/culto.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { announce } from '../../../kernel/data/database/events.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf, readFuso } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { placeNumber } from '../../agenda/local/index.js'
import { Culto } from './culto.entity.js'
import { type CultoRow, listRows, read } from './culto.queries.js'
import { actionsOfCulto, hasBegun } from './culto.rules.js'
import { codigoPresenca } from './culto.token.js'
import { presencaOf } from './culto.topic.js'

const missing = 'Culto não encontrado.'

export const listCultos = readCase({
  action: 'culto.ler',
  input: listarCultosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readCulto = readCase({
  action: 'culto.ler',
  input: cultoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/** The code of one worship service at a time: drawing it is too expensive for every row of a list. */
export const readCodigoPresenca = readCase({
  action: 'presencaCulto.registrar',
  input: cultoRef,
  async run(work, { id }) {
    const culto = visible(work.ctx, await read(work, id), missing)
    return codigoPresenca(work.ctx, culto)
  },
})

export const criarCulto = useCase({
  action: 'culto.escrever',
  input: cultoInput,
  async run(work, { versao: _, ...input }) {
    const data = await checked(work, input)
    return saved(work, work.em.create(Culto, { idCliente: work.idCliente, ...data }), read)
  },
})

export const atualizarCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: cultoInput.extend(cultoRef.shape),
  async run(work, { id, versao, ...input }) {
    const culto = await recordToChange(work, Culto, id, { versao, missing })
    const before = `${culto.dataCulto} ${culto.horaCulto}`
    work.em.assign(culto, await checked(work, input, culto), { ignoreUndefined: true })
    await work.em.flush()
    const moved = before !== `${culto.dataCulto} ${culto.horaCulto}`
    // one that was cancelled does not take place on the new day either
    if (moved && culto.statusCulto === 'agendado') await tellFollowers(work, 'culto', culto.id, 'moved')
    return saved(work, culto, read)
  },
})

export const excluirCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: cultoRef,
  async run(work, { id }) {
    const culto = await recordToChange(work, Culto, id, { missing })
    if (culto.statusCulto === 'agendado') await tellFollowers(work, 'culto', culto.id, 'calledOff')
    markDeleted(work, culto)
    return { message: 'Culto excluído com sucesso.' }
  },
})

export const restaurarCulto = useCase({
  action: 'lixeira.restaurar',
  record: 'culto',
  input: cultoRef,
  async run(work, { id }) {
    const culto = await recordToChange(work, Culto, id, { deleted: true, missing })
    markRestored(culto)
    await work.em.flush()
    if (culto.statusCulto === 'agendado') await tellFollowers(work, 'culto', culto.id, 'moved')
    return saved(work, culto, read)
  },
})

export const concluirCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: cultoRef,
  async run(work, { id }) {
    const culto = await recordToChange(work, Culto, id, { missing })
    if (culto.statusCulto !== 'agendado') throw conflict('Só um culto agendado pode ser concluído.')
    if (!hasBegun(culto, await readFuso(work))) throw conflict('Este culto ainda não começou.')
    culto.statusCulto = 'realizado'
    return saved(work, culto, read)
  },
})

export const cancelarCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: cultoRef,
  async run(work, { id }) {
    const culto = await recordToChange(work, Culto, id, { missing })
    if (culto.statusCulto !== 'agendado') throw conflict('Só um culto agendado pode ser cancelado.')
    culto.statusCulto = 'cancelado'
    await tellFollowers(work, 'culto', culto.id, 'calledOff')
    return saved(work, culto, read)
  },
})

export const reabrirCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: cultoRef,
  async run(work, { id }) {
    const culto = await recordToChange(work, Culto, id, { missing })
    if (culto.statusCulto === 'agendado') throw conflict('Este culto já está agendado.')
    const cancelled = culto.statusCulto === 'cancelado'
    culto.statusCulto = 'agendado'
    await work.em.flush()
    if (cancelled) await tellFollowers(work, 'culto', culto.id, 'moved')
    return saved(work, culto, read)
  },
})

/** Makes the codes shown so far invalid. */
export const renovarTokenCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: cultoRef,
  async run(work, { id }) {
    const culto = await recordToChange(work, Culto, id, { missing })
    culto.serieToken += 1
    return saved(work, culto, read)
  },
})

export const registrarVisitantesCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: visitantesCultoInput.extend(cultoRef.shape),
  async run(work, { id, versao, visitantes }) {
    const culto = await recordToChange(work, Culto, id, { versao, missing })
    culto.visitantes = visitantes
    await announce(work, presencaOf(culto))
    return saved(work, culto, read)
  },
})

/**
 * Adds to the stored number of visitors, because several people may count at the same time; the result is never below
 * 0.
 */
export const somarVisitantesCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: somarVisitantesCultoInput.extend(cultoRef.shape),
  async run(work, { id, diferenca }) {
    // locked, so that concurrent changes are both added
    const culto = await recordToChange(work, Culto, id, { missing })
    culto.visitantes = Math.min(Math.max(culto.visitantes + diferenca, 0), maxVisitantes)
    await announce(work, presencaOf(culto))
    return saved(work, culto, read)
  },
})

/** What the current user may do with a worship service now. */
export const actionsForCulto = async (ctx: Context, culto: CultoRow): Promise<string[]> =>
  actionsOfCulto(culto, ctx, hasBegun(culto, await fusoOf(ctx, culto.idCliente)))

/**
 * The id of the worship service to which the input refers.
 * @returns null when this church has no such worship service
 */
export const idCulto = (work: Writing, ref: RecordRef) => idOf(work, 'culto', ref)

type Input = Omit<z.output<typeof cultoInput>, 'versao'>

interface Stored {
  idLocal?: number | null | undefined
  idDirigente?: number | null | undefined
  idPregador?: number | null | undefined
}

/** The input with the ids of the records that it refers to, after all checks that need the database. */
async function checked(work: Writing, input: Input, stored: Stored = {}) {
  return {
    ...input,
    visitantes: input.visitantes ?? undefined,
    idLocal: await placeNumber(work, input.idLocal, stored.idLocal ?? null),
    idDirigente: await person(work, 'idDirigente', input.idDirigente, stored.idDirigente),
    idPregador: await person(work, 'idPregador', input.idPregador, stored.idPregador),
  }
}

/** The id of a person. A deleted person may be kept, but not newly selected. */
async function person(work: Writing, field: string, ref: RecordRef | null | undefined, stored?: number | null) {
  if (ref === undefined || ref === null || Number(ref) === stored) return ref as number | null | undefined
  const id = await idPessoa(work, ref)
  if (id === null) throw invalid({ [field]: 'Pessoa não encontrada.' })
  return id
}
