import type { z } from 'zod'
import {
  classeEBDInput,
  classeEBDRef,
  listarClassesEBDInput,
} from '../../../../schema/rules/ensino/classe-ebd.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { confirmLeader, refuseToConfirm } from '../../pessoas/vinculo/index.js'
import { ClasseEBD } from './classe-ebd.entity.js'
import { listRows, read } from './classe-ebd.queries.js'

const sameName = uniqueBy('classe_ebd_nome', 'nomeClasse', 'Já existe uma classe com este nome.')

const missing = 'Classe não encontrada.'

export const listClassesEBD = readCase({
  action: 'classeEBD.ler',
  input: listarClassesEBDInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    refuseToConfirm(work.ctx, 'classeEBD.escrever', input.filtro?.liderAConfirmar)
    return listRows(work, input)
  },
})

export const readClasseEBD = readCase({
  action: 'classeEBD.ler',
  input: classeEBDRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: classeEBDInput,
  async run(work, { versao: _, ...input }) {
    await refuseDuplicate(work, input.nomeClasse)
    return saved(work, work.em.create(ClasseEBD, { idCliente: work.idCliente, ...(await checked(work, input)) }), read)
  },
})

export const atualizarClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  input: classeEBDInput.extend(classeEBDRef.shape),
  async run(work, { id, versao, ...input }) {
    const classe = await recordToChange(work, ClasseEBD, id, { versao, missing })
    await refuseDuplicate(work, input.nomeClasse, classe.id)
    const data = await checked(work, input, classe.idProfessor)
    refuseSubstitute(work, classe, data)
    confirmLeader(work, 'classeEBD.escrever', classe, data.idProfessor)
    work.em.assign(classe, data, { ignoreUndefined: true })
    return saved(work, classe, read)
  },
})

export const excluirClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  input: classeEBDRef,
  async run(work, { id }) {
    // creating a lesson locks the class too, so no lesson can be added between the check and the delete
    const classe = await recordToChange(work, ClasseEBD, id, { missing })
    if (await isTaken(work, 'aula_ebd', 'idClasse', classe.id))
      throw conflict('Esta classe tem aulas e não pode ser excluída: desative-a.')
    markDeleted(work, classe)
    return { message: 'Classe excluída com sucesso.' }
  },
})

export const restaurarClasseEBD = useCase({
  action: 'lixeira.restaurar',
  record: 'classe_ebd',
  input: classeEBDRef,
  async run(work, { id }) {
    const classe = await recordToChange(work, ClasseEBD, id, { deleted: true, missing })
    await refuseDuplicate(work, classe.nomeClasse, classe.id)
    markRestored(classe)
    return saved(work, classe, read)
  },
})

type Input = Omit<z.output<typeof classeEBDInput>, 'versao'>

async function checked(work: Writing, { idProfessor, statusClasse, ...input }: Input, stored?: number | null) {
  return {
    ...input,
    statusClasse: statusClasse ?? undefined,
    idProfessor: await professorIdOf(work, idProfessor, stored),
  }
}

/**
 * The id of a teacher. A person in the recycle bin can be kept, but not newly selected.
 * @throws VALIDATION_FAILED when no such person exists in this church
 */
export async function professorIdOf(
  work: Writing,
  ref: RecordRef | null | undefined,
  stored?: number | null,
): Promise<number | null | undefined> {
  if (ref === undefined || ref === null) return ref
  if (stored && Number(ref) === stored) return stored
  const id = await idPessoa(work, ref)
  if (id === null) throw invalid({ idProfessor: 'Pessoa não encontrada.' })
  return id
}

/** Who teaches single lessons helps to lead the class, but leaves the class to its teacher. */
function refuseSubstitute(
  { ctx }: { ctx: Context },
  { idProfessor: teacher = null }: { idProfessor?: number | null },
  { idProfessor: named }: { idProfessor?: number | null | undefined },
): void {
  const stays = named === undefined || named === teacher || teacher === ctx.viewer?.id
  if (!stays && ctx.limitedTo('classeEBD.escrever'))
    throw invalid({ idProfessor: 'Só quem é professor da classe pode passá-la a outra pessoa.' })
}

async function refuseDuplicate(work: Writing, nomeClasse: string, except = 0): Promise<void> {
  if (await isTaken(work, 'classe_ebd', 'nomeOrdem', normaliseText(nomeClasse), except)) throw sameName()
}
