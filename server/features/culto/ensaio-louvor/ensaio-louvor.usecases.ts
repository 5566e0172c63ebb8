import type { z } from 'zod'
import {
  ensaioLouvorEdicao,
  ensaioLouvorInput,
  ensaioLouvorRef,
  listarEnsaiosLouvorInput,
} from '../../../../schema/rules/culto/ensaio-louvor.input.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { from, idOf, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idCulto as numberOfCulto } from '../culto/index.js'
import { vinculosByPessoa } from '../grupo-louvor/index.js'
import { requireTipo, visibleGrupos } from './ensaio-louvor.access.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'
import { type EnsaioLouvorRow, listRows, read } from './ensaio-louvor.queries.js'
import { actionsOfEnsaioLouvor } from './ensaio-louvor.rules.js'

export const missing = 'Ensaio não encontrado.'

export const listEnsaiosLouvor = readCase({
  action: 'ensaioLouvor.ler',
  input: listarEnsaiosLouvorInput,
  run: async (work, input) => listRows(work, input, await visibleGrupos(work, 'ensaioLouvor.lerTodos')),
})

/** The rehearsals of the group named in the path. */
export const listEnsaiosOfGrupo = readCase({
  action: 'ensaioLouvor.ler',
  input: listarEnsaiosLouvorInput.extend(ensaioLouvorRef.shape),
  async run(work, { id, ...input }) {
    const grupo = await from(work, 'grupo_louvor')
      .select('id')
      .where(isRecord('grupo_louvor', id))
      .where('excluidoEm', 'is', null)
      .executeTakeFirst()
    if (!grupo) throw notFound('Grupo não encontrado.')
    await requireTipo(work, grupo.id, 'verEnsaio')
    return listRows(work, { ...input, filtro: { ...input.filtro, idGrupo: grupo.id } }, null)
  },
})

export const readEnsaioLouvor = readCase({
  action: 'ensaioLouvor.ler',
  input: ensaioLouvorRef,
  async run(work, { id }) {
    const row = await read(work, id)
    if (!row) throw notFound(missing)
    await requireTipo(work, row.idGrupo, 'verEnsaio')
    return row
  },
})

/** What the current user may do with a rehearsal now. */
export const actionsForEnsaio = async (ctx: Context, row: EnsaioLouvorRow): Promise<string[]> =>
  actionsOfEnsaioLouvor(row, (await vinculosByPessoa(ctx, ctx.viewer?.id ?? null)) ?? [], ctx.within(row.idGrupo))

export const criarEnsaioLouvor = useCase({
  action: 'ensaioLouvor.criar',
  input: ensaioLouvorInput,
  async run(work, input) {
    const { idCliente } = work
    return saved(work, work.em.create(EnsaioLouvor, { idCliente, ...(await checked(work, input)) }), read)
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
    return saved(work, ensaio, read)
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
    return saved(work, ensaio, read)
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
    return saved(work, ensaio, read)
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
  const id = await numberOfCulto(work, ref)
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
