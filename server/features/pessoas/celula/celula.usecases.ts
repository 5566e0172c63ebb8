import type { z } from 'zod'
import { keepUnseen } from '../../../kernel/access/unseen.js'
import type { Context } from '../../../kernel/context.js'
import { invalid } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { placeNumber } from '../../agenda/local/index.js'
import { lead, membros, restoreLead } from '../membro-celula/index.js'
import { idNovoMembro } from '../vinculo/index.js'
import { Celula } from './celula.entity.js'
import { celulaInput, celulaRef, listarCelulasInput } from './celula.input.js'
import { celulaPorNumero, type ListarCelulas, ler, listar } from './celula.queries.js'
import { camposOcultos, celulaAsSeen } from './celula.rules.js'

const missing = 'Célula não encontrada.'

/** A cell to which another record refers, with the fields that the current user may see. */
export async function celulaPorId(ctx: Context, id: number | null) {
  const row = await celulaPorNumero(ctx, id)
  return row && celulaAsSeen(ctx, row)
}

/** The list as the current user may see it, for the screens, the old integrations and the exports. */
export async function listarVisiveis(work: Reading & { ctx: Context }, input: ListarCelulas) {
  refuseBin(work.ctx, input.filtro)
  const list = await listar(work, input, work.ctx.reachesAll('usuario.lerTelefone'))
  return { ...list, rows: list.rows.map((row) => celulaAsSeen(work.ctx, row)) }
}

export const listarCelulas = readCase({
  action: 'celula.ler',
  input: listarCelulasInput,
  run: listarVisiveis,
})

export const lerCelula = readCase({
  action: 'celula.ler',
  input: celulaRef,
  run: async (work, { id }) => celulaAsSeen(work.ctx, visible(work.ctx, await ler(work, id), missing)),
})

export const criarCelula = useCase({
  action: 'celula.escrever',
  named: { idLocal: 'local', idResponsavel: 'usuario' },
  input: celulaInput,
  async run(work, { versao: _, ...input }) {
    const celula = work.em.create(Celula, { idCliente: work.idCliente, ...(await columns(work, input)) })
    await work.em.flush()
    await setResponsavel(work, celula, input.idResponsavel)
    return celulaAsSeen(work.ctx, await saved(work, celula, ler))
  },
})

export const atualizarCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: celulaInput.extend(celulaRef.shape),
  async run(work, { id, versao, ...sent }) {
    const celula = await recordToChange(work, Celula, id, { versao, missing })
    const input = keepUnseen(sent, camposOcultos(work.ctx, celula))
    work.em.assign(celula, await columns(work, input, celula.idLocal), { ignoreUndefined: true })
    await setResponsavel(work, celula, input.idResponsavel)
    return celulaAsSeen(work.ctx, await saved(work, celula, ler))
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
    return celulaAsSeen(work.ctx, await saved(work, celula, ler))
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
 * @param responsavel undefined keeps the current leader
 */
async function setResponsavel(
  work: Writing & { ctx: Context },
  celula: { id: number; updatedAt: Date },
  responsavel: RecordRef | null | undefined,
): Promise<void> {
  if (responsavel === undefined) return
  if (responsavel === null) {
    if (await lead.hasLeader(work, celula.id))
      throw invalid({ idResponsavel: 'A célula tem membros, e um deles precisa ser o responsável.' })
    return
  }
  const known = await idOf(work, 'usuario', responsavel)
  const member = known !== null && (await membros.present(work, celula.id, [known])).includes(known)
  // a person who is not a member yet becomes one, under the same rules as any new member
  await lead.pass(work, celula, member ? known : await idNovoMembro(work, responsavel, 'idResponsavel'))
}
