import { normaliseText } from '../../../../schema/rules/folding.js'
import {
  departamentoInput,
  departamentoRef,
  listarDepartamentosInput,
} from '../../../../schema/rules/pessoas/departamento.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { emailAsSeen, type Requester } from '../../acesso/usuario/index.js'
import { confirmLeader, refuseToConfirm } from '../vinculo/index.js'
import { Departamento } from './departamento.entity.js'
import { type DepartamentoRow, listRows, read } from './departamento.queries.js'

const sameTitle = uniqueBy('departamento_titulo', 'tituloDepartamento', 'Já existe um departamento com este título.')

const missing = 'Departamento não encontrado.'

export const listDepartamentos = readCase({
  action: 'departamento.ler',
  input: listarDepartamentosInput,
  async run(work, input) {
    refuseBin(work.ctx, input.filtro)
    refuseToConfirm(work.ctx, 'departamento.escrever', input.filtro?.liderAConfirmar)
    const list = await listRows(work, input)
    return { ...list, rows: list.rows.map((row) => asSeenBy(work.ctx, row)) }
  },
})

export const readDepartamento = readCase({
  action: 'departamento.ler',
  input: departamentoRef,
  run: async (work, { id }) => asSeenBy(work.ctx, visible(work.ctx, await read(work, id), missing)),
})

export const criarDepartamento = useCase({
  action: 'departamento.escrever',
  input: departamentoInput,
  async run(work, { versao: _, idResponsavel, status, ...input }) {
    await refuseDuplicate(work, input.tituloDepartamento)
    const departamento = work.em.create(Departamento, {
      idCliente: work.idCliente,
      ...input,
      idResponsavel: await responsibleOf(work, idResponsavel ?? null),
      status: status ?? undefined,
    })
    return asSeenBy(work.ctx, await saved(work, departamento, read))
  },
})

/** Fields that are not sent keep their values. */
export const atualizarDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoInput.extend(departamentoRef.shape),
  async run(work, { id, versao, idResponsavel, status, ...input }) {
    const departamento = await recordToChange(work, Departamento, id, { versao, missing })
    await refuseDuplicate(work, input.tituloDepartamento, departamento.id)
    // the current responsible person may stay, even when in the recycle bin: after a restore the department shows that
    // person again
    if (idResponsavel !== undefined && String(idResponsavel) !== String(departamento.idResponsavel))
      departamento.idResponsavel = await responsibleOf(work, idResponsavel)
    confirmLeader(work, 'departamento.escrever', departamento, idResponsavel)
    work.em.assign(departamento, { ...input, status: status ?? undefined }, { ignoreUndefined: true })
    return asSeenBy(work.ctx, await saved(work, departamento, read))
  },
})

export const excluirDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Departamento, id, { missing }))
    return { message: 'Departamento excluído com sucesso.' }
  },
})

export const restaurarDepartamento = useCase({
  action: 'lixeira.restaurar',
  record: 'departamento',
  input: departamentoRef,
  async run(work, { id }) {
    const departamento = await recordToChange(work, Departamento, id, { deleted: true, missing })
    await refuseDuplicate(work, departamento.tituloDepartamento, departamento.id)
    markRestored(departamento)
    return asSeenBy(work.ctx, await saved(work, departamento, read))
  },
})

/** With the e-mail of the responsible person only for those who may see it. */
const asSeenBy = (who: Requester, row: DepartamentoRow): DepartamentoRow =>
  emailAsSeen(who, row, 'idResponsavel', 'emailResponsavel')

async function responsibleOf(work: Writing, ref: RecordRef | null): Promise<number | null> {
  if (ref === null) return null
  const id = await idOf(work, 'usuario', ref)
  if (id === null) throw invalid({ idResponsavel: 'Pessoa não encontrada.' })
  return id
}

async function refuseDuplicate(work: Writing, tituloDepartamento: string, except = 0): Promise<void> {
  if (await isTaken(work, 'departamento', 'nomeOrdem', normaliseText(tituloDepartamento), except)) throw sameTitle()
}
