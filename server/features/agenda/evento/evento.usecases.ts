import type { z } from 'zod'
import {
  eventoInput,
  eventoRef,
  fimAntesDoInicio,
  listarEventosInput,
} from '../../../../schema/rules/agenda/evento.input.js'
import { instantIn, toInstant } from '../../../../schema/rules/dates.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { AppError, invalid } from '../../../kernel/base/errors.js'
import { idOf, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { recordFile, storeImage } from '../../../kernel/work/files/files.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { callFromWaiting } from './espera-evento/espera-evento.js'
import { Evento } from './evento.entity.js'
import { countMembros, listRows, read } from './evento.queries.js'
import { refuseFewer } from './evento.rules.js'
import { notifyChange } from './evento-mudou.job.js'

const missing = 'Evento não encontrado.'

export const listEventos = readCase({
  action: 'evento.ler',
  input: listarEventosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input, work.ctx.viewer?.id ?? 0)
  },
})

export const readEvento = readCase({
  action: 'evento.ler',
  input: eventoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarEvento = useCase({
  action: 'evento.escrever',
  input: eventoInput,
  async run(work, { versao: _, ...input }) {
    const data = await checked(work, input)
    return saved(work, work.em.create(Evento, { idCliente: work.idCliente, ...data }), read)
  },
})

export const atualizarEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: eventoInput.extend(eventoRef.shape),
  async run(work, { id, versao, ...input }) {
    const evento = await recordToChange(work, Evento, id, { versao, missing })
    await refuseTooFew(work, evento, input.vagas)
    const before = whenAndWhere(evento)
    work.em.assign(evento, await checked(work, input, evento), { ignoreUndefined: true })
    // there may be more places now
    await callFromWaiting(work, evento)
    if (before !== whenAndWhere(evento)) await notifyChange(work, evento, 'mudou')
    return saved(work, evento, read)
  },
})

export const excluirEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: eventoRef,
  async run(work, { id }) {
    const evento = await recordToChange(work, Evento, id, { missing })
    markDeleted(work, evento)
    await notifyChange(work, evento, 'cancelado')
    return { message: 'Evento excluído com sucesso.' }
  },
})

/** Whether the notices of a deletion, which tell who has heard of it, are still kept (limpeza.job.ts). */
const heardIsKnown = (excluidoEm: Date | null | undefined) =>
  Boolean(excluidoEm && Date.now() - excluidoEm.getTime() < 29 * 24 * 3_600_000)

export const restaurarEvento = useCase({
  action: 'lixeira.restaurar',
  record: 'evento',
  input: eventoRef,
  async run(work, { id }) {
    const evento = await recordToChange(work, Evento, id, { deleted: true, missing })
    const { excluidoEm, versao } = evento
    markRestored(evento)
    await notifyChange(work, evento, 'retomado', heardIsKnown(excluidoEm) ? versao : undefined)
    return saved(work, evento, read)
  },
})

export const enviarFotoEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: eventoRef.extend({ arquivo: uploadInput }),
  prepare: (ctx, { arquivo }, idCliente) => storeImage(ctx, arquivo, idCliente),
  async run(work, { id }, image) {
    const evento = await recordToChange(work, Evento, id, { missing })
    evento.idFoto = await recordFile(work, image)
    return saved(work, evento, read)
  },
})

/** Removes the picture of an event. Idempotent. */
export const removerFotoEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: eventoRef,
  async run(work, { id }) {
    const evento = await recordToChange(work, Evento, id, { missing })
    evento.idFoto = null
    return saved(work, evento, read)
  },
})

/** What people who take part must be told when it changes. */
const whenAndWhere = ({ dataInicio, dataFim, idLocal }: Stored & { dataInicio: Date }) =>
  JSON.stringify([dataInicio, dataFim ?? null, idLocal ?? null])

type Input = Omit<z.output<typeof eventoInput>, 'versao'>
type Stored = { dataFim?: Date | null | undefined; idLocal?: number | null | undefined }

/**
 * Makes the checks that need the database.
 * @returns the input with the place's id, and with the event's times as instants
 */
async function checked(work: Writing, input: Input, stored: Stored = {}) {
  const timeZone = await readFuso(work)
  const dataInicio = instantIn(timeZone, input.dataInicio)
  const dataFim = input.dataFim ? instantIn(timeZone, input.dataFim, true) : input.dataFim
  const fim = dataFim === undefined ? stored.dataFim && toInstant(stored.dataFim) : dataFim
  if (fim && fim < dataInicio) throw invalid({ dataFim: fimAntesDoInicio })
  return {
    ...input,
    inscricaoAberta: input.inscricaoAberta ?? undefined,
    inscricoesAte: input.inscricoesAte ? new Date(instantIn(timeZone, input.inscricoesAte, true)) : input.inscricoesAte,
    idLocal: await local(work, input.idLocal, stored.idLocal),
    dataInicio: new Date(dataInicio),
    dataFim: dataFim ? new Date(dataFim) : dataFim,
  }
}

/** The id of the place. A deleted place may be kept, but not newly selected. */
async function local(work: Writing, ref: Input['idLocal'], stored: number | null | undefined) {
  if (ref === undefined || ref === null) return ref
  if (stored && Number(ref) === stored) return stored
  const id = await idOf(work, 'local', ref)
  if (id === null) throw invalid({ idLocal: 'Local não encontrado.' })
  return id
}

/**
 * Refuses a limit below the number of participants. The event must be locked before, so that nobody is added between
 * the count and the change.
 * @throws CONFLICT when there would be fewer places than participants
 */
async function refuseTooFew(
  work: Writing,
  evento: { id: number; vagas?: number | null | undefined },
  vagas: number | null | undefined,
): Promise<void> {
  if (vagas === undefined || vagas === evento.vagas) return
  const message = refuseFewer(vagas, await countMembros(work, evento.id))
  if (message) throw new AppError('CONFLICT', message, { campos: { vagas: message } })
}
