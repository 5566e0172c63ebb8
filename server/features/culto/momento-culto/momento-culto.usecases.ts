import {
  listarMomentosCultoInput,
  momentoCultoInput,
  momentoCultoRef,
} from '../../../../schema/rules/culto/momento-culto.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { MomentoCulto } from './momento-culto.entity.js'
import { listRows, read } from './momento-culto.queries.js'

const sameName = uniqueBy('momento_culto_nome', 'titulo', 'Já existe um momento com este título.')

const missing = 'Momento não encontrado.'

export const listMomentosCulto = readCase({
  action: 'momentoCulto.ler',
  input: listarMomentosCultoInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readMomentoCulto = readCase({
  action: 'momentoCulto.ler',
  input: momentoCultoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarMomentoCulto = useCase({
  action: 'momentoCulto.escrever',
  input: momentoCultoInput,
  async run(work, { titulo }) {
    await refuseDuplicate(work, titulo)
    const momentoCulto = work.em.create(MomentoCulto, { idCliente: work.idCliente, titulo })
    return saved(work, momentoCulto, read)
  },
})

export const atualizarMomentoCulto = useCase({
  action: 'momentoCulto.escrever',
  record: 'momento_culto',
  input: momentoCultoInput.extend(momentoCultoRef.shape),
  async run(work, { id, versao, titulo }) {
    const momentoCulto = await recordToChange(work, MomentoCulto, id, { versao, missing })
    await refuseDuplicate(work, titulo, momentoCulto.id)
    momentoCulto.titulo = titulo
    return saved(work, momentoCulto, read)
  },
})

export const excluirMomentoCulto = useCase({
  action: 'momentoCulto.escrever',
  record: 'momento_culto',
  input: momentoCultoRef,
  async run(work, { id }) {
    const momentoCulto = await recordToChange(work, MomentoCulto, id, { missing })
    markDeleted(work, momentoCulto)
    return { message: 'Momento excluído com sucesso.' }
  },
})

export const restaurarMomentoCulto = useCase({
  action: 'lixeira.restaurar',
  record: 'momento_culto',
  input: momentoCultoRef,
  async run(work, { id }) {
    const momentoCulto = await recordToChange(work, MomentoCulto, id, { deleted: true, missing })
    await refuseDuplicate(work, momentoCulto.titulo, momentoCulto.id)
    markRestored(momentoCulto)
    return saved(work, momentoCulto, read)
  },
})

/**
 * The id of the moment to which the input refers.
 * @returns null when this church has no such moment
 */
export const idMomentoCulto = (work: Writing, ref: RecordRef) => idOf(work, 'momento_culto', ref)

async function refuseDuplicate(work: Writing, titulo: string, except = 0): Promise<void> {
  if (await isTaken(work, 'momento_culto', 'nomeOrdem', normaliseText(titulo), except)) throw sameName()
}
