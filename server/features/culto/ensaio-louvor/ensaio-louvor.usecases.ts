import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { from, idOf, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { idCulto as numeroDoCulto } from '../culto/index.js'
import { vinculosPorPessoa } from '../grupo-louvor/index.js'
import { exigir, gruposVisiveis } from './ensaio-louvor.access.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'
import {
  ensaioLouvorEdicao,
  ensaioLouvorInput,
  ensaioLouvorRef,
  listarEnsaiosLouvorInput,
} from './ensaio-louvor.input.js'
import { type EnsaioLouvorRow, ler, listar } from './ensaio-louvor.queries.js'
import { acoesEnsaioLouvor } from './ensaio-louvor.rules.js'

export const missing = 'Ensaio não encontrado.'

export const listarEnsaiosLouvor = readCase({
  action: 'ensaioLouvor.ler',
  input: listarEnsaiosLouvorInput,
  run: async (work, input) => listar(work, input, await gruposVisiveis(work, 'ensaioLouvor.lerTodos')),
})

/** The rehearsals of the group named in the path. */
export const listarEnsaiosDoGrupo = readCase({
  action: 'ensaioLouvor.ler',
  input: listarEnsaiosLouvorInput.extend(ensaioLouvorRef.shape),
  async run(work, { id, ...input }) {
    const grupo = await from(work, 'grupo_louvor')
      .select('id')
      .where(isRecord('grupo_louvor', id))
      .where('excluidoEm', 'is', null)
      .executeTakeFirst()
    if (!grupo) throw notFound('Grupo não encontrado.')
    await exigir(work, grupo.id, 'verEnsaio')
    return listar(work, { ...input, filtro: { ...input.filtro, idGrupo: grupo.id } }, null)
  },
})

export const lerEnsaioLouvor = readCase({
  action: 'ensaioLouvor.ler',
  input: ensaioLouvorRef,
  async run(work, { id }) {
    const row = await ler(work, id)
    if (!row) throw notFound(missing)
    await exigir(work, row.idGrupo, 'verEnsaio')
    return row
  },
})

/** What the current user may do with a rehearsal now. */
export const acoesDoEnsaio = async (ctx: Context, row: EnsaioLouvorRow): Promise<string[]> =>
  acoesEnsaioLouvor(row, (await vinculosPorPessoa(ctx, ctx.viewer?.id ?? null)) ?? [], ctx.within(row.idGrupo))

export const criarEnsaioLouvor = useCase({
  action: 'ensaioLouvor.criar',
  record: 'grupo_louvor',
  recordField: 'idGrupo',
  input: ensaioLouvorInput,
  async run(work, input) {
    const { idCliente } = work
    return saved(work, work.em.create(EnsaioLouvor, { idCliente, ...(await checked(work, input)) }), ler)
  },
})

export const atualizarEnsaioLouvor = useCase({
  action: 'ensaioLouvor.editar',
  record: 'ensaio_louvor',
  input: ensaioLouvorEdicao.extend(ensaioLouvorRef.shape),
  async run(work, { id, versao, idGrupo, ...input }) {
    const ensaio = await livingRehearsal(work, id, versao)
    const data = await checked(work, { ...input, idGrupo: idGrupo ?? ensaio.idGrupo }, ensaio)
    work.em.assign(ensaio, data, { ignoreUndefined: true })
    return saved(work, ensaio, ler)
  },
})

export const concluirEnsaioLouvor = useCase({
  action: 'ensaioLouvor.editar',
  record: 'ensaio_louvor',
  input: ensaioLouvorRef,
  async run(work, { id }) {
    const ensaio = await livingRehearsal(work, id)
    if (ensaio.statusEnsaio !== 'Marcado') throw conflict('Só um ensaio marcado pode ser concluído.')
    ensaio.statusEnsaio = 'Concluído'
    return saved(work, ensaio, ler)
  },
})

export const cancelarEnsaioLouvor = useCase({
  action: 'ensaioLouvor.editar',
  record: 'ensaio_louvor',
  input: ensaioLouvorRef,
  async run(work, { id }) {
    const ensaio = await livingRehearsal(work, id)
    if (ensaio.statusEnsaio !== 'Marcado') throw conflict('Só um ensaio marcado pode ser cancelado.')
    ensaio.statusEnsaio = 'Cancelado'
    return saved(work, ensaio, ler)
  },
})

/**
 * The rehearsal, locked.
 * @throws NOT_FOUND also when its group was deleted
 */
export async function livingRehearsal(work: Writing, ref: RecordRef, versao?: number | null) {
  const ensaio = await recordToChange(work, EnsaioLouvor, ref, { versao, missing })
  if ((await idOf(work, 'grupo_louvor', ensaio.idGrupo)) === null) throw notFound(missing)
  return ensaio
}

type Input = Omit<z.output<typeof ensaioLouvorInput>, 'versao'>

/** The input with the ids of the records that it refers to. Saving a rehearsal sets it to planned. */
async function checked(
  work: Writing,
  { idGrupo, dataEnsaio, horaEnsaio, localEnsaio, idCulto }: Input,
  stored: { localEnsaio?: number | null | undefined; idCulto?: number | null | undefined } = {},
) {
  const grupo = await idOf(work, 'grupo_louvor', idGrupo)
  if (grupo === null) throw invalid({ idGrupo: 'Grupo não encontrado.' })
  const local = await place(work, localEnsaio, stored.localEnsaio)
  const culto = await service(work, idCulto, stored.idCulto)
  return { idGrupo: grupo, dataEnsaio, horaEnsaio, localEnsaio: local, idCulto: culto, statusEnsaio: 'Marcado' }
}

/** The id of the worship service. A deleted one may be kept, but not newly selected. */
async function service(work: Writing, ref: Input['idCulto'], stored: number | null | undefined) {
  if (ref === undefined || ref === null) return ref
  if (Number(ref) === stored) return stored
  const id = await numeroDoCulto(work, ref)
  if (id === null) throw invalid({ idCulto: 'Culto não encontrado.' })
  return id
}

/** The id of the place. A deleted place may be kept, but not newly selected. */
async function place(work: Writing, ref: Input['localEnsaio'], stored: number | null | undefined) {
  if (ref === undefined || ref === null) return ref
  if (Number(ref) === stored) return stored
  const id = await idOf(work, 'local', ref)
  if (id === null) throw invalid({ localEnsaio: 'Local não encontrado.' })
  return id
}
