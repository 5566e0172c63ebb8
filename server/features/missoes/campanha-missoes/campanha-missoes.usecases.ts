import { conflict } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { CampanhaMissoes } from './campanha-missoes.entity.js'
import { campanhaMissoesInput, campanhaMissoesRef, listarCampanhasMissoesInput } from './campanha-missoes.input.js'
import { ajusteDe, ler, listar, temDoacoes } from './campanha-missoes.queries.js'
import { recusaDeStatus, type StatusCampanha } from './campanha-missoes.rules.js'

const missing = 'Campanha não encontrada.'

export const listarCampanhasMissoes = readCase({
  action: 'campanhaMissoes.ler',
  input: listarCampanhasMissoesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerCampanhaMissoes = readCase({
  action: 'campanhaMissoes.ler',
  input: campanhaMissoesRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
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
    return saved(work, campanha, ler)
  },
})

export const atualizarCampanhaMissoes = useCase({
  action: 'campanhaMissoes.escrever',
  record: 'campanha_missoes',
  input: campanhaMissoesInput.extend(campanhaMissoesRef.shape),
  async run(work, { id, versao, atingidoCampanha, statusCampanha, ...input }) {
    const campanha = await recordToChange(work, CampanhaMissoes, id, { versao, missing })
    if (statusCampanha && statusCampanha !== campanha.statusCampanha) moveTo(campanha, statusCampanha)
    if (atingidoCampanha != null) campanha.ajuste = await ajusteDe(work, campanha.id, atingidoCampanha)
    work.em.assign(campanha, input)
    return saved(work, campanha, ler)
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
    if (await temDoacoes(work, campanha.id))
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
    return saved(work, campanha, ler)
  },
})

async function changeStatus(work: Writing, id: RecordRef, status: StatusCampanha) {
  const campanha = await recordToChange(work, CampanhaMissoes, id, { missing })
  moveTo(campanha, status)
  return saved(work, campanha, ler)
}

/** @throws CONFLICT when this status change is not allowed */
function moveTo(campanha: { statusCampanha: string }, status: StatusCampanha): void {
  const refusal = recusaDeStatus(campanha.statusCampanha, status)
  if (refusal) throw conflict(refusal)
  campanha.statusCampanha = status
}
