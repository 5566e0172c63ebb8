import {
  listarReunioesLiderancaInput,
  reuniaoLiderancaInput,
  reuniaoLiderancaRef,
} from '../../../../schema/rules/pessoas/reuniao-lideranca.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { duplicate, invalid } from '../../../kernel/base/errors.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { refuseApproved } from './ata.usecases.js'
import { changeParticipantes } from './participantes.js'
import { ReuniaoLideranca } from './reuniao-lideranca.entity.js'
import { listRows, read } from './reuniao-lideranca.queries.js'

const missing = 'Reunião de liderança não encontrada.'

export const listReunioesLideranca = readCase({
  action: 'reuniaoLideranca.ler',
  input: listarReunioesLiderancaInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readReuniaoLideranca = readCase({
  action: 'reuniaoLideranca.ler',
  input: reuniaoLiderancaRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarReuniaoLideranca = useCase({
  action: 'reuniaoLideranca.criar',
  input: reuniaoLiderancaInput,
  async run(work, { dataReuniao, pautaReuniao, statusReuniao, participantes }) {
    if (statusReuniao && statusReuniao !== 'marcada')
      throw invalid({ statusReuniao: 'Uma reunião nova começa como marcada.' })
    const reuniao = work.em.create(ReuniaoLideranca, { idCliente: work.idCliente, dataReuniao, pautaReuniao })
    await work.em.flush()
    if (participantes) await changeParticipantes(work, reuniao.id, participantes)
    return saved(work, reuniao, read)
  },
})

export const atualizarReuniaoLideranca = useCase({
  action: 'reuniaoLideranca.editar',
  record: 'reuniao_lideranca',
  input: reuniaoLiderancaInput.extend(reuniaoLiderancaRef.shape),
  async run(work, { id, versao, statusReuniao, participantes, ...input }) {
    const reuniao = await recordToChange(work, ReuniaoLideranca, id, { versao, missing })
    const ata = await refuseApproved(work, reuniao.id)
    if (ata && statusReuniao === 'cancelada')
      throw duplicate('statusReuniao', 'Esta reunião tem uma ata em rascunho. Descarte o rascunho antes de cancelá-la.')
    if (participantes) await changeParticipantes(work, reuniao.id, participantes)
    work.em.assign(reuniao, { ...input, statusReuniao: statusReuniao ?? reuniao.statusReuniao })
    return saved(work, reuniao, read)
  },
})

export const excluirReuniaoLideranca = useCase({
  action: 'reuniaoLideranca.excluir',
  record: 'reuniao_lideranca',
  input: reuniaoLiderancaRef,
  async run(work, { id }) {
    const reuniao = await recordToChange(work, ReuniaoLideranca, id, { missing })
    await refuseApproved(work, reuniao.id)
    markDeleted(work, reuniao)
    return { message: 'Reunião de liderança excluída com sucesso.' }
  },
})

export const restaurarReuniaoLideranca = useCase({
  action: 'lixeira.restaurar',
  record: 'reuniao_lideranca',
  input: reuniaoLiderancaRef,
  async run(work, { id }) {
    const reuniao = await recordToChange(work, ReuniaoLideranca, id, { deleted: true, missing })
    markRestored(reuniao)
    return saved(work, reuniao, read)
  },
})
