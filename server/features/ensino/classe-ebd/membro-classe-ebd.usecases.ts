import type { z } from 'zod'
import { notFound, uniqueBy } from '../../../kernel/errors.js'
import { idOf, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { type Asker, idNovoMembro, idPessoa, linkAsSeen } from '../../acesso/usuario/index.js'
import { ClasseEBD } from './classe-ebd.entity.js'
import { MembroClasseEBD } from './membro-classe-ebd.entity.js'
import { listarMembrosClasseEBDInput, membroClasseEBDInput, membroClasseEBDRef } from './membro-classe-ebd.input.js'
import { idDoVinculo, ler, listar } from './membro-classe-ebd.queries.js'

const alreadyThere = uniqueBy('membro_classe_ebd_pessoa', 'idMembro', 'Esta pessoa já é aluna desta classe.')

const missingClasse = 'Classe não encontrada.'
const missing = 'Aluno não encontrado.'

/** The list as the reader may see it, for the screens, the old integrations and the exports. */
export async function listarVisiveis(
  work: Reading & { ctx: Asker },
  input: z.output<typeof listarMembrosClasseEBDInput>,
) {
  const list = await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))
  return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
}

export const listarMembrosClasseEBD = readCase({
  action: 'classeEBD.ler',
  input: listarMembrosClasseEBDInput,
  run: listarVisiveis,
})

export const adicionarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDInput,
  async run(work, { idClasse, idMembro: pessoa, statusMembro }) {
    // locked, so that of two who add the same person the second is told
    const classe = await recordToChange(work, ClasseEBD, idClasse, { missing: missingClasse })
    const idMembro = await idNovoMembro(work, pessoa)
    if (await idDoVinculo(work, classe.id, idMembro)) throw alreadyThere()
    const { idCliente } = work
    const membro = { idCliente, idClasse: classe.id, idMembro, statusMembro: statusMembro ?? undefined }
    return savedAsSeen(work, work.em.create(MembroClasseEBD, membro))
  },
})

export const ativarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDRef,
  async run(work, ref) {
    const membro = await memberToChange(work, ref)
    membro.statusMembro = 'ativo'
    return savedAsSeen(work, membro)
  },
})

export const desativarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDRef,
  async run(work, ref) {
    const membro = await memberToChange(work, ref)
    membro.statusMembro = 'inativo'
    return savedAsSeen(work, membro)
  },
})

export const excluirMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDRef,
  async run(work, ref) {
    work.em.remove(await memberToChange(work, ref))
    return { message: 'O aluno foi excluído com sucesso.' }
  },
})

/** @throws NOT_FOUND for a class or a person that this church does not have, and for somebody who is no pupil */
async function memberToChange(work: Writing, ref: z.output<typeof membroClasseEBDRef>) {
  const idClasse = await idOf(work, 'classe_ebd', ref.idClasse)
  if (idClasse === null) throw notFound(missingClasse)
  const idMembro = await idPessoa(work, ref.idMembro)
  const vinculo = idMembro === null ? undefined : await idDoVinculo(work, idClasse, idMembro)
  if (!vinculo) throw notFound(missing)
  return recordToChange(work, MembroClasseEBD, vinculo.id, { missing })
}

const savedAsSeen = async (work: Writing & { ctx: Asker }, membro: { id: number }) =>
  linkAsSeen(work.ctx, await saved(work, membro, ler))
