import type { Context } from '../../../kernel/context.js'
import { notFound, uniqueBy } from '../../../kernel/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { acrescentarPessoas, idNovoMembro, linkAsSeen, semMembro } from '../../acesso/usuario/index.js'
import { Departamento } from '../departamento/departamento.entity.js'
import { MembroDepartamento } from './departamento-membro.entity.js'
import {
  listarMembrosDepartamentoInput,
  membroDepartamentoInput,
  membroDepartamentoRef,
  membrosDepartamentoInput,
} from './departamento-membro.input.js'
import { acrescentar, ler, lerNumero, listar, presentes } from './departamento-membro.queries.js'

const missingDepartamento = 'Departamento não encontrado.'
const alreadyThere = uniqueBy('departamento_membro_pessoa', 'idMembro', 'Esta pessoa já é membro deste departamento.')

type Work = Writing & { ctx: Context }

/** The list as the reader may see it: of other people's data, telephones are private. */
export async function listarVisiveis(
  work: Reading & { ctx: Context },
  input: Parameters<typeof listar>[1],
): Promise<Awaited<ReturnType<typeof listar>>> {
  const list = await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))
  return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
}

export const listarMembrosDepartamento = readCase({
  action: 'departamento.ler',
  input: listarMembrosDepartamentoInput,
  run: listarVisiveis,
})

export const adicionarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoInput,
  async run(work, { statusMembro, ...named }) {
    const idDepartamento = await idDepartamentoDe(work, named.idDepartamento)
    const idMembro = await idNovoMembro(work, named.idMembro)
    if (await lerNumero(work, idDepartamento, idMembro)) throw alreadyThere()
    return savedAsSeen(
      work,
      work.em.create(MembroDepartamento, {
        idCliente: work.idCliente,
        idDepartamento,
        idMembro,
        statusMembro: statusMembro ?? undefined,
      }),
    )
  },
})

/** Several people at once; those who are members already are told apart. As many statements for a hundred as for one. */
export const adicionarMembrosDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membrosDepartamentoInput,
  async run(work, { idDepartamento: named, ids }) {
    // locked: of two who add the same people, the second is told who is there already
    const { id: idDepartamento } = await recordToChange(work, Departamento, named, { missing: missingDepartamento })
    return acrescentarPessoas(work, ids, {
      onde: 'ao departamento',
      jaMembro: alreadyThere,
      presentes: (people) => presentes(work, idDepartamento, people),
      acrescentar: (people) => acrescentar(work, idDepartamento, people),
    })
  },
})

export const ativarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, ref) => setStatus(work, ref, 'ativo'),
})

export const desativarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, ref) => setStatus(work, ref, 'inativo'),
})

export const excluirMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  async run(work, ref) {
    work.em.remove(await membership(work, ref))
    await work.em.flush()
    return { message: 'O membro foi excluído com sucesso.' }
  },
})

interface Ref {
  id: RecordRef
  idMembro: RecordRef
}

async function membership(work: Writing, { id, idMembro }: Ref) {
  const numero = await lerNumero(work, id, idMembro)
  if (!numero) throw notFound(semMembro)
  return recordToChange(work, MembroDepartamento, numero, { missing: semMembro })
}

async function setStatus(work: Work, ref: Ref, statusMembro: 'ativo' | 'inativo') {
  const membro = await membership(work, ref)
  membro.statusMembro = statusMembro
  return savedAsSeen(work, membro)
}

async function idDepartamentoDe(work: Writing, ref: RecordRef): Promise<number> {
  const id = await idOf(work, 'departamento', ref)
  if (id === null) throw notFound(missingDepartamento)
  return id
}

const savedAsSeen = async (work: Work, membro: { id: number }) => linkAsSeen(work.ctx, await saved(work, membro, ler))
