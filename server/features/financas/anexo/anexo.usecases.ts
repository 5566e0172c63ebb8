import {
  anexarAVariosInput,
  anexarInput,
  anexoRef,
  listarAnexosInput,
} from '../../../../schema/rules/financas/anexo.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/base/errors.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { recordFile, storeDocument } from '../../../kernel/work/files/files.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Anexo } from './anexo.entity.js'
import {
  type AnexoRow,
  attachableRegistro,
  attachableRegistros,
  fileOf,
  holdMonths,
  listRows,
  read,
  withSameFile,
} from './anexo.queries.js'
import { type AnexoKindName, actionsOfAnexo, cleanName, kinds, maxPerRegistro } from './anexo.rules.js'

const missing = 'Anexo não encontrado.'

/**
 * The attachment that was added or restored.
 * @throws FORBIDDEN when it shows who gave, and the current user may not know that
 */
function savedAnexo(work: Parameters<typeof read>[0] & Writing, anexo: { id: number; especie: string }) {
  return saved(work, anexo, async (_, id) => {
    const row = await read(work, id)
    if (!row && anexo.especie === 'entrada' && work.ctx.can(kinds.entrada.ler))
      throw forbidden('O arquivo desta entrada mostra quem deu: só o anexa quem pode saber disso.')
    return row
  })
}

export const listAnexos = readCase({
  action: 'anexo.ler',
  input: listarAnexosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readAnexo = readCase({
  action: 'anexo.ler',
  input: anexoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/** An attachment with the uuid of its file, for who may read its record. */
export const openAnexo = readCase({
  action: 'anexo.ler',
  input: anexoRef,
  async run(work, { id }) {
    const row = visible(work.ctx, await read(work, id), missing)
    return { ...row, arquivo: (await fileOf(work, row.id)).uuid }
  },
})

/**
 * Puts a file at a record. What is added to a final record is marked, so that everybody sees it came later. The same file
 * sent again, because its answer was lost, is the attachment that is there.
 */
export const anexar = useCase({
  action: 'anexo.escrever',
  input: anexarInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { especie, arquivo }, idCliente) {
    ctx.authorise(kinds[especie].escrever)
    return storeDocument(ctx, arquivo, idCliente)
  },
  async run(work, { especie, idRegistro }, { nome: sent, conteudo, ...arquivo }) {
    await holdMonths(work)
    const registro = await attachableRegistro(work, especie, idRegistro)
    if (!registro) throw notFound()
    const nome = cleanName(sent, arquivo.tipo)
    const before = (await withSameFile(work, especie, [registro], { nome, conteudo })).get(registro.id)
    if (before !== undefined) return savedAnexo(work, { id: before, especie })
    if (registro.quantos >= maxPerRegistro)
      throw conflict(`Este registro já tem ${maxPerRegistro} anexos, que é o máximo.`)
    const anexo = work.em.create(Anexo, {
      idCliente: work.idCliente,
      especie,
      idRegistro: registro.id,
      idArquivo: await recordFile(work, { ...arquivo, restrito: true }),
      nome,
      tipo: arquivo.tipo,
      bytes: arquivo.bytes,
      conteudo,
      posterior: registro.fixo,
    })
    return savedAnexo(work, anexo)
  },
})

/** Puts one file at several records, all of them or none: it is stored once. Those that have it keep it as it is. */
export const anexarAVarios = useCase({
  action: 'anexo.escrever',
  input: anexarAVariosInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { especie, arquivo }, idCliente) {
    ctx.authorise(kinds[especie].escrever)
    return storeDocument(ctx, arquivo, idCliente)
  },
  async run(work, { especie, registros }, { nome: sent, conteudo, ...arquivo }) {
    await holdMonths(work)
    const found = await attachableRegistros(work, especie, registros)
    if (found.faltam) throw notFound()
    // who gave is erased with the file that shows it, and a file of several would stay with the others
    if (especie === 'entrada') throw invalid({ especie: 'Anexe a cada entrada o seu arquivo: ele mostra quem deu.' })
    const nome = cleanName(sent, arquivo.tipo)
    const before = await withSameFile(work, especie, found.registros, { nome, conteudo })
    const missing = found.registros.filter(({ id }) => !before.has(id))
    if (missing.some(({ quantos }) => quantos >= maxPerRegistro))
      throw conflict(`Um destes registros já tem ${maxPerRegistro} anexos, que é o máximo.`)
    const idArquivo = missing.length ? await recordFile(work, { ...arquivo, restrito: true }) : 0
    for (const { id, fixo } of missing)
      work.em.create(Anexo, {
        idCliente: work.idCliente,
        especie,
        idRegistro: id,
        idArquivo,
        nome,
        tipo: arquivo.tipo,
        bytes: arquivo.bytes,
        conteudo,
        posterior: fixo,
      })
    await work.em.flush()
    const howMany = found.registros.length
    return { message: howMany === 1 ? 'Arquivo anexado.' : `Arquivo anexado a ${howMany} registros.` }
  },
})

export const excluirAnexo = useCase({
  action: 'anexo.escrever',
  record: 'anexo',
  input: anexoRef,
  async run(work, { id }) {
    await holdMonths(work)
    const anexo = await recordToChange(work, Anexo, id, { missing })
    const kind = kinds[anexo.especie as AnexoKindName]
    work.ctx.authorise(kind.escrever)
    const row = await read(work, anexo.id)
    if (!row) throw notFound(missing)
    if (row.fixo) throw conflict(kind.fixo)
    markDeleted(work, anexo)
    await work.em.flush()
    return { message: 'Anexo excluído com sucesso.' }
  },
})

export const restaurarAnexo = useCase({
  action: 'lixeira.restaurar',
  record: 'anexo',
  input: anexoRef,
  async run(work, { id }) {
    const anexo = await recordToChange(work, Anexo, id, { deleted: true, missing })
    markRestored(anexo)
    return savedAnexo(work, anexo)
  },
})

export const actionsForAnexo = (ctx: Context, row: AnexoRow): string[] => actionsOfAnexo(row, ctx)
