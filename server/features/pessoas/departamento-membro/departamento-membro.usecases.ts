import type { Context } from '../../../kernel/context.js'
import { invalid, notFound, uniqueBy } from '../../../kernel/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { lote, readsPersonalData, resultado } from '../usuario/index.js'
import { DepartamentoMembro } from './departamento-membro.entity.js'
import {
  departamentoMembroInput,
  departamentoMembroRef,
  departamentoMembrosInput,
  listarDepartamentoMembrosInput,
} from './departamento-membro.input.js'
import { acrescentar, type DepartamentoMembroRow, ler, lerNumero, listar } from './departamento-membro.queries.js'

const alreadyThere = uniqueBy('departamento_membro_pessoa', 'idMembro', 'Esta pessoa já é membro deste departamento.')

type Work = Writing & { ctx: Context }

/** The list as the reader may see it: of other people's data, telephones are private. */
export async function listarVisiveis(
  work: Reading & { ctx: Context },
  input: Parameters<typeof listar>[1],
): Promise<Awaited<ReturnType<typeof listar>>> {
  const list = await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))
  return { ...list, rows: list.rows.map((row) => asSeenBy(work.ctx, row)) }
}

export const listarDepartamentoMembros = readCase({
  action: 'departamento.ler',
  input: listarDepartamentoMembrosInput,
  run: listarVisiveis,
})

export const criarDepartamentoMembro = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoMembroInput,
  async run(work, { statusMembro, ...named }) {
    const idDepartamento = await idDepartamentoDe(work, named.idDepartamento)
    const idMembro = await idOf(work, 'usuario', named.idMembro)
    if (idMembro === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
    if (await lerNumero(work, idDepartamento, idMembro)) throw alreadyThere()
    return savedAsSeen(
      work,
      work.em.create(DepartamentoMembro, {
        idCliente: work.idCliente,
        idDepartamento,
        idMembro,
        statusMembro: statusMembro ?? undefined,
      }),
    )
  },
})

/** Several people at once; those who are members already are told apart. As many statements for a hundred as for one. */
export const criarDepartamentoMembros = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoMembrosInput,
  async run(work, { idDepartamento: named, ids }) {
    const idDepartamento = await idDepartamentoDe(work, named)
    const { aceitos, recusados } = await lote(work, ids, () => null)
    const novos = new Set(
      await acrescentar(
        work,
        idDepartamento,
        aceitos.map(({ id }) => id),
      ),
    )
    const jaMembros = aceitos
      .filter(({ id }) => !novos.has(id))
      .map(({ id, name }) => ({ id: String(id), name, motivo: alreadyThere().message }))
    return resultado(novos.size, [...recusados, ...jaMembros], {
      none: 'Nenhuma pessoa adicionada ao departamento',
      one: 'pessoa adicionada ao departamento',
      many: 'pessoas adicionadas ao departamento',
    })
  },
})

export const ativarDepartamentoMembro = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoMembroRef,
  run: (work, ref) => setStatus(work, ref, 'ativo'),
})

export const desativarDepartamentoMembro = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoMembroRef,
  run: (work, ref) => setStatus(work, ref, 'inativo'),
})

export const excluirDepartamentoMembro = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: departamentoMembroRef,
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
  const missing = 'Esta pessoa não é membro do departamento.'
  const numero = await lerNumero(work, id, idMembro)
  if (!numero) throw notFound(missing)
  return recordToChange(work, DepartamentoMembro, numero, { missing })
}

async function setStatus(work: Work, ref: Ref, statusMembro: 'ativo' | 'inativo') {
  const membro = await membership(work, ref)
  membro.statusMembro = statusMembro
  return savedAsSeen(work, membro)
}

async function idDepartamentoDe(work: Writing, ref: RecordRef): Promise<number> {
  const id = await idOf(work, 'departamento', ref)
  if (id === null) throw invalid({ idDepartamento: 'Departamento não encontrado.' })
  return id
}

const asSeenBy = (ctx: Context, row: DepartamentoMembroRow): DepartamentoMembroRow =>
  readsPersonalData(ctx, row.idMembro) ? row : { ...row, telefoneUsuario: null }

const savedAsSeen = async (work: Work, membro: { id: number }) => asSeenBy(work.ctx, await saved(work, membro, ler))
