import { z } from 'zod'
import {
  listarPatrimoniosInput,
  patrimonioInput,
  patrimonioRef,
} from '../../../../schema/rules/patrimonio/patrimonio.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { AppError, invalid } from '../../../kernel/base/errors.js'
import { isTaken, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { recordFile, storeImage } from '../../../kernel/work/files/files.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { placeNumber } from '../../agenda/local/index.js'
import { idTipoPatrimonio } from '../tipo-patrimonio/index.js'
import { Patrimonio } from './patrimonio.entity.js'
import { listRows, read } from './patrimonio.queries.js'

const missing = 'Patrimônio não encontrado.'

export const listPatrimonios = readCase({
  action: 'patrimonio.ler',
  input: listarPatrimoniosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readPatrimonio = readCase({
  action: 'patrimonio.ler',
  input: patrimonioRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarPatrimonio = useCase({
  action: 'patrimonio.escrever',
  input: patrimonioInput,
  async run(work, { versao: _, confirmarCodigo, ...input }) {
    if (!confirmarCodigo) await askAboutCode(work, input.codigoPatrimonio)
    const data = await checked(work, input)
    const patrimonio = work.em.create(Patrimonio, { idCliente: work.idCliente, ...data })
    return saved(work, patrimonio, read)
  },
})

export const atualizarPatrimonio = useCase({
  action: 'patrimonio.escrever',
  record: 'patrimonio',
  input: patrimonioInput.extend(patrimonioRef.shape),
  async run(work, { id, versao, confirmarCodigo, ...input }) {
    const patrimonio = await recordToChange(work, Patrimonio, id, { versao, missing })
    if (!confirmarCodigo && input.codigoPatrimonio !== patrimonio.codigoPatrimonio)
      await askAboutCode(work, input.codigoPatrimonio)
    work.em.assign(patrimonio, await checked(work, input, patrimonio.idLocal), { ignoreUndefined: true })
    return saved(work, patrimonio, read)
  },
})

export const excluirPatrimonio = useCase({
  action: 'patrimonio.escrever',
  record: 'patrimonio',
  input: patrimonioRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Patrimonio, id, { missing }))
    return { message: 'Patrimônio excluído com sucesso.' }
  },
})

export const restaurarPatrimonio = useCase({
  action: 'lixeira.restaurar',
  record: 'patrimonio',
  input: patrimonioRef,
  async run(work, { id }) {
    const patrimonio = await recordToChange(work, Patrimonio, id, { deleted: true, missing })
    markRestored(patrimonio)
    return saved(work, patrimonio, read)
  },
})

export const enviarFotoPatrimonio = useCase({
  action: 'patrimonio.escrever',
  record: 'patrimonio',
  input: patrimonioRef.extend({ arquivo: uploadInput }),
  prepare: (ctx, { arquivo }, idCliente) => storeImage(ctx, arquivo, idCliente),
  async run(work, { id }, image) {
    const patrimonio = await recordToChange(work, Patrimonio, id, { missing })
    patrimonio.idFoto = await recordFile(work, image)
    return saved(work, patrimonio, read)
  },
})

/** Removes the picture of an asset. Idempotent. */
export const removerFotoPatrimonio = useCase({
  action: 'patrimonio.escrever',
  record: 'patrimonio',
  input: patrimonioRef,
  async run(work, { id }) {
    const patrimonio = await recordToChange(work, Patrimonio, id, { missing })
    patrimonio.idFoto = null
    return saved(work, patrimonio, read)
  },
})

type Input = Omit<z.output<typeof patrimonioInput>, 'versao' | 'confirmarCodigo'>

/**
 * Makes the checks that need the database, and replaces the references to type and place by ids. A place that was not
 * sent is undefined.
 * @param place the stored place; it may stay, even when it is in the recycle bin
 */
async function checked(work: Writing, { tipoPatrimonio, idLocal, ...input }: Input, place?: number | null) {
  const idTipo = await idTipoPatrimonio(work, tipoPatrimonio)
  if (idTipo === null) throw invalid({ tipoPatrimonio: 'Tipo de patrimônio não encontrado.' })
  return { ...input, tipoPatrimonio: idTipo, idLocal: await placeNumber(work, idLocal, place) }
}

const codeInUse = 'Já existe um patrimônio com este código. Salvar mesmo assim?'

/**
 * Requires a confirmation for a repeated code: it may be intended (many equal chairs) or a typing error.
 * @throws CONFLICT unless the request is repeated with `confirmarCodigo`
 */
async function askAboutCode(work: Writing, codigo: string): Promise<void> {
  if (await isTaken(work, 'patrimonio', 'codigoPatrimonio', codigo))
    throw new AppError('CONFLICT', codeInUse, { campos: { confirmarCodigo: codeInUse } })
}
