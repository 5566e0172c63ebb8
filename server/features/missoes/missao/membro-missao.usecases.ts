import type { z } from 'zod'
import { notFound, uniqueBy } from '../../../kernel/errors.js'
import { idOf, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import {
  type Asker,
  acrescentarPessoas,
  idNovoMembro,
  idPessoa,
  linkAsSeen,
  semMembro,
} from '../../acesso/usuario/index.js'
import { MembroMissao } from './membro-missao.entity.js'
import {
  listarMembrosMissaoInput,
  membroMissaoInput,
  membroMissaoRef,
  membrosMissaoInput,
} from './membro-missao.input.js'
import { acrescentar, idDoVinculo, ler, listar, presentes } from './membro-missao.queries.js'
import { Missao } from './missao.entity.js'

const missingMissao = 'Missão não encontrada.'
const alreadyThere = uniqueBy('membro_missao_pessoa', 'idMembro', 'Esta pessoa já é membro desta missão.')

/** The list as the reader may see it, for the screens, the old integrations and the exports. */
export async function listarVisiveis(work: Reading & { ctx: Asker }, input: z.output<typeof listarMembrosMissaoInput>) {
  const list = await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))
  return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
}

export const listarMembrosMissao = readCase({
  action: 'missao.ler',
  input: listarMembrosMissaoInput,
  run: listarVisiveis,
})

export const adicionarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoInput,
  async run(work, { idMissao, idMembro: pessoa, statusMembro }) {
    // locked, so that of two who add the same person the second is told
    const missao = await recordToChange(work, Missao, idMissao, { missing: missingMissao })
    const idMembro = await idNovoMembro(work, pessoa)
    if (await idDoVinculo(work, missao.id, idMembro)) throw alreadyThere()
    const { idCliente } = work
    const membro = { idCliente, idMissao: missao.id, idMembro, statusMembro: statusMembro ?? undefined }
    return savedAsSeen(work, work.em.create(MembroMissao, membro))
  },
})

/** Several people at once; who cannot join is told apart. */
export const adicionarMembrosMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membrosMissaoInput,
  async run(work, { idMissao, ids }) {
    const missao = await recordToChange(work, Missao, idMissao, { missing: missingMissao })
    return acrescentarPessoas(work, ids, {
      onde: 'à missão',
      jaMembro: alreadyThere,
      presentes: (people) => presentes(work, missao.id, people),
      acrescentar: (people) => acrescentar(work, missao.id, people),
    })
  },
})

export const ativarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  async run(work, ref) {
    const membro = await memberToChange(work, ref)
    membro.statusMembro = 'ativo'
    return savedAsSeen(work, membro)
  },
})

export const desativarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  async run(work, ref) {
    const membro = await memberToChange(work, ref)
    membro.statusMembro = 'inativo'
    return savedAsSeen(work, membro)
  },
})

export const excluirMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  async run(work, ref) {
    work.em.remove(await memberToChange(work, ref))
    return { message: 'O membro foi excluído com sucesso.' }
  },
})

/** @throws NOT_FOUND for a mission or a person that this church does not have, and for somebody who is no member */
async function memberToChange(work: Writing, ref: z.output<typeof membroMissaoRef>) {
  const idMissao = await idOf(work, 'missao', ref.idMissao)
  if (idMissao === null) throw notFound(missingMissao)
  const idMembro = await idPessoa(work, ref.idMembro)
  const vinculo = idMembro === null ? undefined : await idDoVinculo(work, idMissao, idMembro)
  if (!vinculo) throw notFound(semMembro)
  return recordToChange(work, MembroMissao, vinculo.id, { missing: semMembro })
}

const savedAsSeen = async (work: Writing & { ctx: Asker }, membro: { id: number }) =>
  linkAsSeen(work.ctx, await saved(work, membro, ler))
