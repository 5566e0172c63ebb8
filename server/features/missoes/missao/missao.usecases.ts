import type { z } from 'zod'
import {
  endsBeforeStart,
  fimAntesDoInicio,
  listarMissoesInput,
  missaoInput,
  missaoRef,
} from '../../../../schema/rules/missoes/missao.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { invalid } from '../../../kernel/base/errors.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { confirmLeader, refuseToConfirm } from '../../pessoas/vinculo/index.js'
import { Missao } from './missao.entity.js'
import { listRows, read } from './missao.queries.js'

const missing = 'Missão não encontrada.'

export const listMissoes = readCase({
  action: 'missao.ler',
  input: listarMissoesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    refuseToConfirm(work.ctx, 'missao.escrever', input.filtro?.liderAConfirmar)
    return listRows(work, input)
  },
})

export const readMissao = readCase({
  action: 'missao.ler',
  input: missaoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarMissao = useCase({
  action: 'missao.escrever',
  input: missaoInput,
  async run(work, { versao: _, ...input }) {
    const data = await checked(work, input)
    return saved(work, work.em.create(Missao, { idCliente: work.idCliente, ...data }), read)
  },
})

export const atualizarMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: missaoInput.extend(missaoRef.shape),
  async run(work, { id, versao, ...input }) {
    const missao = await recordToChange(work, Missao, id, { versao, missing })
    confirmLeader(work, 'missao.escrever', missao, input.idResponsavel)
    work.em.assign(missao, await checked(work, input, missao), { ignoreUndefined: true })
    return saved(work, missao, read)
  },
})

export const excluirMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: missaoRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Missao, id, { missing }))
    return { message: 'Missão excluída com sucesso.' }
  },
})

export const restaurarMissao = useCase({
  action: 'lixeira.restaurar',
  record: 'missao',
  input: missaoRef,
  async run(work, { id }) {
    const missao = await recordToChange(work, Missao, id, { deleted: true, missing })
    markRestored(missao)
    return saved(work, missao, read)
  },
})

type Input = Omit<z.output<typeof missaoInput>, 'versao'>
type Stored = { dataInicio?: string | null; dataFim?: string | null; idResponsavel?: number | null }

/** Makes all checks that need the database or the stored mission, and replaces the person's reference by an id. */
async function checked(work: Writing, { idResponsavel: pessoa, ...input }: Input, stored: Stored = {}) {
  const { dataInicio = stored.dataInicio, dataFim = stored.dataFim } = input
  if (endsBeforeStart(dataInicio, dataFim)) throw invalid({ dataFim: fimAntesDoInicio })
  const statusMissao = input.statusMissao ?? undefined
  return { ...input, statusMissao, idResponsavel: await responsibleOf(work, pessoa, stored.idResponsavel) }
}

/** The id of the responsible person. A person in the recycle bin can be kept, but not newly selected. */
async function responsibleOf(work: Writing, ref: Input['idResponsavel'], stored: number | null | undefined) {
  if (ref === undefined || ref === null) return ref
  if (stored && Number(ref) === stored) return stored
  const id = await idPessoa(work, ref)
  if (id === null) throw invalid({ idResponsavel: 'Pessoa não encontrada.' })
  return id
}
