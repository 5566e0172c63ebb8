import { conflict, duplicate, notFound } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/pagination.js'
import {
  from,
  idOf,
  markDeleted,
  markRestored,
  type RecordRef,
  recordToChange,
} from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { TipoPatrimonio } from './tipo-patrimonio.entity.js'
import { listarTipoPatrimoniosInput, tipoPatrimonioInput, tipoPatrimonioRef } from './tipo-patrimonio.input.js'
import { ler, listar } from './tipo-patrimonio.queries.js'

export const listarTipoPatrimonios = readCase({
  action: 'tipoPatrimonio.ler',
  input: listarTipoPatrimoniosInput,
  run: listar,
})

export const lerTipoPatrimonio = readCase({
  action: 'tipoPatrimonio.ler',
  input: tipoPatrimonioRef,
  run: async (work, { id }) => {
    const tipo = await ler(work, id)
    if (!tipo || tipo.excluidoEm) throw notFound('Tipo de patrimônio não encontrado.')
    return tipo
  },
})

export const criarTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  input: tipoPatrimonioInput,
  async run(work, { tipoPatrimonio }) {
    await refuseDuplicate(work, tipoPatrimonio)
    const tipo = work.em.create(TipoPatrimonio, { idCliente: work.idCliente, tipoPatrimonio })
    return saved(work, tipo)
  },
})

export const atualizarTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioInput.extend(tipoPatrimonioRef.shape),
  async run(work, { id, versao, tipoPatrimonio }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id, { versao })
    await refuseDuplicate(work, tipoPatrimonio, tipo.id)
    tipo.tipoPatrimonio = tipoPatrimonio
    return saved(work, tipo)
  },
})

export const excluirTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id)
    const used = await from(work, 'patrimonio')
      .select('id')
      .where('tipoPatrimonio', '=', tipo.id)
      .where('excluidoEm', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (used) throw conflict('Este tipo está em uso por patrimônios e não pode ser excluído.')
    markDeleted(work, tipo)
    return { message: 'Tipo de patrimônio excluído com sucesso.' }
  },
})

export const restaurarTipoPatrimonio = useCase({
  action: 'lixeira.restaurar',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id, { deleted: true })
    await refuseDuplicate(work, tipo.tipoPatrimonio, tipo.id)
    markRestored(tipo)
    return saved(work, tipo)
  },
})

/** The number of a type that an input names. @returns null when this church has no such type */
export const idTipoPatrimonio = (work: Writing, ref: RecordRef) => idOf(work, 'tipo_patrimonio', ref)

async function saved(work: Writing, tipo: { id: number }) {
  await work.em.flush()
  const row = await ler(work, tipo.id)
  if (!row) throw notFound()
  return row
}

async function refuseDuplicate(work: Writing, tipoPatrimonio: string, except = 0): Promise<void> {
  const same = await from(work, 'tipo_patrimonio')
    .select('id')
    .where('nomeOrdem', '=', normaliseText(tipoPatrimonio))
    .where('excluidoEm', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst()
  if (same) throw duplicate('tipoPatrimonio', 'Já existe um tipo de patrimônio com este nome.')
}
