import type { z } from 'zod'
import { conflict, notFound, uniqueBy } from '../../../kernel/errors.js'
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
import { Evento } from './evento.entity.js'
import { contarMembros } from './evento.queries.js'
import { refuseOneMore } from './evento.rules.js'
import { MembroEvento } from './membro-evento.entity.js'
import { listarMembrosEventoInput, membroEventoInput, membrosEventoInput } from './membro-evento.input.js'
import { acrescentar, idDoVinculo, ler, listar, presentes, vinculosAVir } from './membro-evento.queries.js'

const missingEvento = 'Evento não encontrado.'
const alreadyThere = uniqueBy('membro_evento_pessoa', 'idMembro', 'Esta pessoa já é membro deste evento.')

/** The list as the reader may see it, for the screens, the old integrations and the exports. */
export async function listarVisiveis(work: Reading & { ctx: Asker }, input: z.output<typeof listarMembrosEventoInput>) {
  const list = await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))
  return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
}

export const listarMembrosEvento = readCase({
  action: 'evento.ler',
  input: listarMembrosEventoInput,
  run: listarVisiveis,
})

export const adicionarMembroEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membroEventoInput,
  async run(work, { idEvento, idMembro: pessoa }) {
    // locked: of two who want the last place, or add the same person, the second is told
    const evento = await recordToChange(work, Evento, idEvento, { missing: missingEvento })
    const idMembro = await idNovoMembro(work, pessoa)
    if (await idDoVinculo(work, evento.id, idMembro)) throw alreadyThere()
    const full = refuseOneMore(evento.vagas, await contarMembros(work, evento.id))
    if (full) throw conflict(full)
    const { idCliente } = work
    return savedAsSeen(work, work.em.create(MembroEvento, { idCliente, idEvento: evento.id, idMembro }))
  },
})

/** Several people at once; who cannot join is told apart. */
export const adicionarMembrosEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membrosEventoInput,
  async run(work, { idEvento, ids }) {
    const evento = await recordToChange(work, Evento, idEvento, { missing: missingEvento })
    const membros = await contarMembros(work, evento.id)
    return acrescentarPessoas(work, ids, {
      onde: 'ao evento',
      jaMembro: alreadyThere,
      presentes: (people) => presentes(work, evento.id, people),
      acrescentar: (people) => acrescentar(work, evento.id, people),
      livres:
        evento.vagas == null
          ? null
          : { quantas: evento.vagas - membros, lotado: refuseOneMore(evento.vagas, evento.vagas) ?? '' },
    })
  },
})

export const excluirMembroEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membroEventoInput,
  async run(work, ref) {
    work.em.remove(await memberToChange(work, ref))
    return { message: 'O membro foi excluído com sucesso.' }
  },
})

/**
 * For a person who comes out of the recycle bin: whoever lies there takes no place, so somebody else may have taken it. What is
 * over stays as it was.
 */
export async function leaveFullEvents(work: Writing, idMembro: number): Promise<void> {
  for (const { idEvento, id, excluidoEm } of await vinculosAVir(work, idMembro)) {
    const { vagas } = await recordToChange(work, Evento, idEvento, { deleted: excluidoEm !== null })
    if (refuseOneMore(vagas, await contarMembros(work, idEvento)))
      work.em.remove(await recordToChange(work, MembroEvento, id, { missing: semMembro }))
  }
}

/** @throws NOT_FOUND for an event or a person that this church does not have, and for somebody who is no member */
async function memberToChange(work: Writing, ref: z.output<typeof membroEventoInput>) {
  const idEvento = await idOf(work, 'evento', ref.idEvento)
  if (idEvento === null) throw notFound(missingEvento)
  const idMembro = await idPessoa(work, ref.idMembro)
  const vinculo = idMembro === null ? undefined : await idDoVinculo(work, idEvento, idMembro)
  if (!vinculo) throw notFound(semMembro)
  return recordToChange(work, MembroEvento, vinculo.id, { missing: semMembro })
}

const savedAsSeen = async (work: Writing & { ctx: Asker }, membro: { id: number }) =>
  linkAsSeen(work.ctx, await saved(work, membro, ler))
