import type { z } from 'zod'
import { celulaInput, celulaRef, listarCelulasInput } from '../../../../schema/rules/pessoas/celula.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { keepUnseen } from '../../../kernel/access/unseen.js'
import { invalid } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { placeNumber } from '../../agenda/local/index.js'
import { lead, membros, restoreLead } from '../membro-celula/index.js'
import { newMembroId } from '../vinculo/index.js'
import { Celula } from './celula.entity.js'
import { celulaByNumber, type ListCelulasInput, listRows, read } from './celula.queries.js'
import { celulaAsSeen, hiddenFields } from './celula.rules.js'

const missing = 'Célula não encontrada.'

/** A cell to which another record refers, with the fields that the current user may see. */
export async function celulaById(ctx: Context, id: number | null) {
  const row = await celulaByNumber(ctx, id)
  return row && celulaAsSeen(ctx, row)
}

/** The list as the current user may see it, for the screens, the old integrations and the exports. */
export async function listVisible(work: Reading & { ctx: Context }, input: ListCelulasInput) {
  refuseBin(work.ctx, input.filtro)
  const list = await listRows(work, input, work.ctx.reachesAll('usuario.lerTelefone'))
  return { ...list, rows: list.rows.map((row) => celulaAsSeen(work.ctx, row)) }
}

export const listCelulas = readCase({
  action: 'celula.ler',
  input: listarCelulasInput,
  run: listVisible,
})

export const readCelula = readCase({
  action: 'celula.ler',
  input: celulaRef,
  async run(work, { id }) {
    const row = visible(work.ctx, await read(work, id), missing)
    return (await belongsTo(work, row.id)) ? row : celulaAsSeen(work.ctx, row)
  },
})

/**
 * Whether the current user takes part in this cell: its whole address is theirs, as on the home page. An API token reads
 * what its scopes say.
 */
async function belongsTo({ ctx, ...work }: Reading & { ctx: Context }, idCelula: number): Promise<boolean> {
  const { viewer } = ctx
  if (!viewer || viewer.escopos || hiddenFields(ctx, { id: idCelula }).length === 0) return false
  return membros.takesPart(work, idCelula, viewer.id)
}

export const criarCelula = useCase({
  action: 'celula.escrever',
  input: celulaInput,
  async run(work, { versao: _, ...input }) {
    const celula = work.em.create(Celula, { idCliente: work.idCliente, ...(await columns(work, input)) })
    await work.em.flush()
    await setResponsible(work, celula, input.idResponsavel)
    return celulaAsSeen(work.ctx, await saved(work, celula, read))
  },
})

export const atualizarCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: celulaInput.extend(celulaRef.shape),
  async run(work, { id, versao, ...sent }) {
    const celula = await recordToChange(work, Celula, id, { versao, missing })
    const input = keepUnseen(sent, hiddenFields(work.ctx, celula))
    work.em.assign(celula, await columns(work, input, celula.idLocal), { ignoreUndefined: true })
    await setResponsible(work, celula, input.idResponsavel)
    return celulaAsSeen(work.ctx, await saved(work, celula, read))
  },
})

export const excluirCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: celulaRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Celula, id, { missing }))
    return { message: 'Célula excluída com sucesso.' }
  },
})

export const restaurarCelula = useCase({
  action: 'lixeira.restaurar',
  record: 'celula',
  input: celulaRef,
  async run(work, { id }) {
    const celula = await recordToChange(work, Celula, id, { deleted: true, missing })
    markRestored(celula)
    await restoreLead(work, celula)
    return celulaAsSeen(work.ctx, await saved(work, celula, read))
  },
})

type Input = z.output<typeof celulaInput>

/** The cell's own columns from the input. An empty status keeps the current one, because every cell has a status. */
async function columns(
  work: Writing,
  { idResponsavel: _, idLocal, statusCelula, ...input }: Omit<Input, 'versao'>,
  place?: number | null,
) {
  return { ...input, idLocal: await placeNumber(work, idLocal, place), statusCelula: statusCelula ?? undefined }
}

/**
 * Sets the leader, who is one of the members.
 * @param responsible undefined keeps the current leader
 */
async function setResponsible(
  work: Writing & { ctx: Context },
  celula: { id: number; updatedAt: Date },
  responsible: RecordRef | null | undefined,
): Promise<void> {
  if (responsible === undefined) return
  if (responsible === null) {
    if (await lead.hasLeader(work, celula.id))
      throw invalid({ idResponsavel: 'A célula tem membros, e um deles precisa ser o responsável.' })
    return
  }
  const known = await idOf(work, 'usuario', responsible)
  const member = known !== null && (await membros.present(work, celula.id, [known])).includes(known)
  // a person who is not a member yet becomes one, under the same rules as any new member
  await lead.pass(work, celula, member ? known : await newMembroId(work, responsible, 'idResponsavel'))
}
