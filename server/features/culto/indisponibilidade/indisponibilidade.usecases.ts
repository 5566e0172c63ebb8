import {
  indisponibilidadeInput,
  indisponibilidadeRef,
  listarIndisponibilidadesInput,
} from '../../../../schema/rules/culto/indisponibilidade.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { from, idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Indisponibilidade } from './indisponibilidade.entity.js'
import { listRows, read, readReached } from './indisponibilidade.queries.js'
import { wholeSpan } from './indisponibilidade.rules.js'

const alreadyThere = uniqueBy('indisponibilidade_unica', 'dataInicio', 'Estes dias já estão bloqueados.')

export const missing = 'Indisponibilidade não encontrada.'

export const listIndisponibilidades = readCase({
  action: 'indisponibilidade.ler',
  input: listarIndisponibilidadesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readIndisponibilidade = readCase({
  action: 'indisponibilidade.ler',
  input: indisponibilidadeRef,
  run: async (work, { id }) => visible(work.ctx, await readReached(work, id), missing),
})

export const criarIndisponibilidade = useCase({
  action: 'indisponibilidade.escrever',
  input: indisponibilidadeInput,
  async run(work, input) {
    const data = { idMembro: await person(work, input.idMembro), ...wholeSpan(input) }
    await refuseDuplicate(work, data)
    return saved(work, work.em.create(Indisponibilidade, { idCliente: work.idCliente, ...data }), read)
  },
})

export const atualizarIndisponibilidade = useCase({
  action: 'indisponibilidade.escrever',
  record: 'indisponibilidade',
  input: indisponibilidadeInput.safeExtend(indisponibilidadeRef.shape),
  async run(work, { id, versao, ...input }) {
    const stored = await recordToChange(work, Indisponibilidade, id, { versao, missing })
    const data = { idMembro: await person(work, input.idMembro), ...wholeSpan(input) }
    await refuseDuplicate(work, data, stored.id)
    work.em.assign(stored, data)
    return saved(work, stored, read)
  },
})

export const excluirIndisponibilidade = useCase({
  action: 'indisponibilidade.escrever',
  record: 'indisponibilidade',
  input: indisponibilidadeRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Indisponibilidade, id, { missing }))
    return { message: 'Indisponibilidade excluída com sucesso.' }
  },
})

export const restaurarIndisponibilidade = useCase({
  action: 'lixeira.restaurar',
  record: 'indisponibilidade',
  input: indisponibilidadeRef,
  async run(work, { id }) {
    const stored = await recordToChange(work, Indisponibilidade, id, { deleted: true, missing })
    await refuseDuplicate(work, stored, stored.id)
    markRestored(stored)
    return saved(work, stored, read)
  },
})

async function person(work: Writing & { ctx: Context }, ref: RecordRef): Promise<number> {
  const id = await idOf(work, 'usuario', ref)
  if (id === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
  if (!work.ctx.within(id).can('indisponibilidade.escrever'))
    throw invalid({ idMembro: 'Você só marca os dias das pessoas confirmadas nos grupos que lidera.' })
  return id
}

type Span = { idMembro: number; dataInicio: string; dataFim: string }

async function refuseDuplicate(work: Writing, span: Span, except = 0): Promise<void> {
  const taken = await sameDays(work, span)
  if (taken && taken.id !== except) throw alreadyThere()
}

/** The block of exactly these days of the person, if there is one. */
export const sameDays = (work: Writing, { idMembro, dataInicio, dataFim }: Span) =>
  from(work, 'indisponibilidade')
    .select(['id', 'versao'])
    .where('idMembro', '=', idMembro)
    .where('dataInicio', '=', dataInicio)
    .where('dataFim', '=', dataFim)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
