import type { Context } from '../../../kernel/context.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import { markDeleted } from '../../../kernel/tenant/bin.js'
import { idOf, isUuid, type RecordRef, recordToChange } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { acrescentarPessoas, idNovoMembro, linkAsSeen, semMembro } from '../../acesso/usuario/index.js'
import { Celula } from '../celula/celula.entity.js'
import { addMember, addMembers, alreadyThere, passLead } from './lideranca.js'
import { MembroCelula } from './membro-celula.entity.js'
import {
  listarMembrosCelulaInput,
  membroCelulaInput,
  membroCelulaRef,
  membrosCelulaInput,
} from './membro-celula.input.js'
import {
  ler,
  listar,
  type MembroCelulaRow,
  presentes,
  vinculoDaCelula,
  vinculoDaPessoa,
} from './membro-celula.queries.js'

type Work = Writing & { ctx: Context }

export const listarMembrosCelula = readCase({
  action: 'celula.ler',
  input: listarMembrosCelulaInput,
  async run(work, input) {
    const list = await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))
    return { ...list, rows: list.rows.map((row) => asSeen(work.ctx, row)) }
  },
})

export const adicionarMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaInput,
  async run(work, { idCelula, idMembro, membroLider }) {
    const celula = await lockedCell(work, idCelula)
    const person = await idNovoMembro(work, idMembro)
    await addMember(work, celula, person)
    if (membroLider === 1) await passLead(work, celula, person)
    return asSeen(work.ctx, await ler(work, await vinculoDaPessoa(work, celula.id, person)))
  },
})

/** Several people at once; who is a member already is told apart. The first of all leads. */
export const adicionarMembrosCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membrosCelulaInput,
  async run(work, { idCelula, ids }) {
    const celula = await lockedCell(work, idCelula)
    return acrescentarPessoas(work, ids, {
      onde: 'à célula',
      jaMembro: alreadyThere,
      presentes: (people) => presentes(work, celula.id, people),
      acrescentar: (people) => addMembers(work, celula, people),
    })
  },
})

export const promoverMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaRef,
  run: async (work, { idCelula, idMembro }) => promover(work, await vinculoDaPessoa(work, idCelula, idMembro)),
})

export const excluirMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaRef,
  async run(work, { idCelula, idMembro }) {
    const { id, membroLider } = await lockedMember(work, await vinculoDaPessoa(work, idCelula, idMembro))
    if (membroLider === 1) throw conflict('Este membro é o responsável pela célula e não pode ser excluído.')
    markDeleted(work, await recordToChange(work, MembroCelula, id, { missing: semMembro }))
    return { message: 'O membro foi excluído com sucesso.' }
  },
})

/** Makes the cell's leader of whom a membership or a person names: old clients send either. @throws NOT_FOUND */
export async function promoverNaCelula(work: Work, idCelula: RecordRef, uuid: RecordRef): Promise<MembroCelulaRow> {
  const own = await vinculoDaCelula(work, idCelula, uuid)
  return promover(work, own ?? (isUuid(uuid) ? await vinculoDaPessoa(work, idCelula, uuid) : undefined))
}

/** Promotions of one cell happen one after the other: each locks the cell. */
async function promover(work: Work, ref: RecordRef | undefined): Promise<MembroCelulaRow> {
  const { id, celula, idMembro } = await lockedMember(work, ref)
  // the person must stay until this is done
  if ((await idOf(work, 'usuario', idMembro)) === null) throw notFound(semMembro)
  await passLead(work, celula, idMembro)
  return asSeen(work.ctx, await ler(work, id))
}

/** The membership as it is once nobody else can change the cell's members. @throws NOT_FOUND */
async function lockedMember(work: Writing, ref: RecordRef | undefined) {
  const known = await ler(work, ref)
  const celula = known && (await lockedCell(work, known.idCelula))
  const row = celula && (await ler(work, known.id))
  if (!row) throw notFound(semMembro)
  return { ...row, celula }
}

/** The cell, with its members, locked until the transaction ends. @throws NOT_FOUND */
const lockedCell = (work: Writing, ref: RecordRef) =>
  recordToChange(work, Celula, ref, { missing: 'Célula não encontrada.' })

/** The member as this person may see it. @throws NOT_FOUND */
export function asSeen(who: Context, row: MembroCelulaRow | undefined): MembroCelulaRow {
  if (!row) throw notFound(semMembro)
  return linkAsSeen(who, row)
}
