import {
  campanhaMissoesInput,
  campanhaMissoesRef,
  listarCampanhasMissoesInput,
} from '../../../../schema/rules/missoes/campanha-missoes.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { CampanhaMissoes } from './campanha-missoes.entity.js'
import { adjustmentOf, hasDoacoes, listRows, read } from './campanha-missoes.queries.js'
import { refusalOfStatus, type StatusCampanha } from './campanha-missoes.rules.js'

const missing = 'Campanha não encontrada.'

export const listCampanhasMissoes = readCase({
  action: 'campanhaMissoes.ler',
  input: listarCampanhasMissoesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readCampanhaMissoes = readCase({
  action: 'campanhaMissoes.ler',
  input: campanhaMissoesRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  input: campanhaMissoesInput,
  async run(work, { versao: _, atingidoCampanha, statusCampanha, ...input }) {
    const campanha = work.em.create(CampanhaMissoes, {
      ...input,
      idCliente: work.idCliente,
      statusCampanha: statusCampanha ?? 'ativa',
      ajuste: atingidoCampanha ?? '0.00',
    })
    return saved(work, campanha, read)
  },
})

export const atualizarCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  record: 'campanha_missoes',
  input: campanhaMissoesInput.extend(campanhaMissoesRef.shape),
  async run(work, { id, versao, atingidoCampanha, statusCampanha, ...input }) {
    const campanha = await recordToChange(work, CampanhaMissoes, id, { versao, missing })
    if (statusCampanha && statusCampanha !== campanha.statusCampanha) moveTo(campanha, statusCampanha)
    if (atingidoCampanha != null) campanha.ajuste = await adjustmentOf(work, campanha.id, atingidoCampanha)
    work.em.assign(campanha, input)
    return saved(work, campanha, read)
  },
})

export const concluirCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  record: 'campanha_missoes',
  input: campanhaMissoesRef,
  run: (work, { id }) => changeStatus(work, id, 'concluida'),
})

export const cancelarCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  record: 'campanha_missoes',
  input: campanhaMissoesRef,
  run: (work, { id }) => changeStatus(work, id, 'cancelada'),
})

export const ativarCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  record: 'campanha_missoes',
  input: campanhaMissoesRef,
  run: (work, { id }) => changeStatus(work, id, 'ativa'),
})

export const excluirCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  record: 'campanha_missoes',
  input: campanhaMissoesRef,
  async run(work, { id }) {
    // creating a donation locks the campaign too, so no donation can be added between the check and the delete
    const campanha = await recordToChange(work, CampanhaMissoes, id, { missing })
    if (await hasDoacoes(work, campanha.id))
      throw conflict('Esta campanha tem doações e não pode ser excluída: desative-a.')
    markDeleted(work, campanha)
    return { message: 'Campanha de missões excluída com sucesso.' }
  },
})

export const restaurarCampanhaMissoes = useCase({
  action: 'lixeira.restaurar',
  record: 'campanha_missoes',
  input: campanhaMissoesRef,
  async run(work, { id }) {
    const campanha = await recordToChange(work, CampanhaMissoes, id, { deleted: true, missing })
    markRestored(campanha)
    return saved(work, campanha, read)
  },
})

async function changeStatus(work: Writing, id: RecordRef, status: StatusCampanha) {
  const campanha = await recordToChange(work, CampanhaMissoes, id, { missing })
  moveTo(campanha, status)
  return saved(work, campanha, read)
}

/** @throws CONFLICT when this status change is not allowed */
function moveTo(campanha: { statusCampanha: string }, status: StatusCampanha): void {
  const refusal = refusalOfStatus(campanha.statusCampanha, status)
  if (refusal) throw conflict(refusal)
  campanha.statusCampanha = status
}
