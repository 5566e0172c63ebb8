import type { Context } from '../../../kernel/context.js'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/errors.js'
import { uploadInput } from '../../../kernel/files/files.input.js'
import { recordFile, storeDocument } from '../../../kernel/files/files.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { Anexo } from './anexo.entity.js'
import { anexarAVariosInput, anexarInput, anexoRef, listarAnexosInput } from './anexo.input.js'
import {
  type AnexoRow,
  arquivoDe,
  comMesmoArquivo,
  ler,
  listar,
  registroParaAnexar,
  registrosParaAnexar,
  segurarMeses,
} from './anexo.queries.js'
import { acoesAnexo, especies, maximoPorRegistro, type NomeDaEspecie, nomeLimpo } from './anexo.rules.js'

const missing = 'Anexo não encontrado.'

/**
 * The attachment that was added or restored.
 * @throws FORBIDDEN when it shows who gave, and the current user may not know that
 */
function gravado(work: Parameters<typeof ler>[0] & Writing, anexo: { id: number; especie: string }) {
  return saved(work, anexo, async (_, id) => {
    const row = await ler(work, id)
    if (!row && anexo.especie === 'entrada' && work.ctx.can(especies.entrada.ler))
      throw forbidden('O arquivo desta entrada mostra quem deu: só o anexa quem pode saber disso.')
    return row
  })
}

export const listarAnexos = readCase({
  action: 'anexo.ler',
  input: listarAnexosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerAnexo = readCase({
  action: 'anexo.ler',
  input: anexoRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

/** An attachment with the uuid of its file, for who may read its record. */
export const abrirAnexo = readCase({
  action: 'anexo.ler',
  input: anexoRef,
  async run(work, { id }) {
    const row = visible(work.ctx, await ler(work, id), missing)
    return { ...row, arquivo: (await arquivoDe(work, row.id)).uuid }
  },
})

/**
 * Puts a file at a record. What is added to a final record is marked, so that everybody sees it came later. The same file
 * sent again, because its answer was lost, is the attachment that is there.
 */
export const anexar = useCase({
  action: 'anexo.escrever',
  named: ({ especie }) => ({ idRegistro: especies[especie].tabela }),
  input: anexarInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { especie, arquivo }, idCliente) {
    ctx.authorise(especies[especie].escrever)
    return storeDocument(ctx, arquivo, idCliente)
  },
  async run(work, { especie, idRegistro }, { nome: enviado, conteudo, ...arquivo }) {
    await segurarMeses(work)
    const registro = await registroParaAnexar(work, especie, idRegistro)
    if (!registro) throw notFound()
    const nome = nomeLimpo(enviado, arquivo.tipo)
    const antes = (await comMesmoArquivo(work, especie, [registro], { nome, conteudo })).get(registro.id)
    if (antes !== undefined) return gravado(work, { id: antes, especie })
    if (registro.quantos >= maximoPorRegistro)
      throw conflict(`Este registro já tem ${maximoPorRegistro} anexos, que é o máximo.`)
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
    return gravado(work, anexo)
  },
})

/** Puts one file at several records, all of them or none: it is stored once. Those that have it keep it as it is. */
export const anexarAVarios = useCase({
  action: 'anexo.escrever',
  named: ({ especie }) => ({ registros: especies[especie].tabela }),
  input: anexarAVariosInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { especie, arquivo }, idCliente) {
    ctx.authorise(especies[especie].escrever)
    return storeDocument(ctx, arquivo, idCliente)
  },
  async run(work, { especie, registros }, { nome: enviado, conteudo, ...arquivo }) {
    await segurarMeses(work)
    const found = await registrosParaAnexar(work, especie, registros)
    if (found.faltam) throw notFound()
    // who gave is erased with the file that shows it, and a file of several would stay with the others
    if (especie === 'entrada') throw invalid({ especie: 'Anexe a cada entrada o seu arquivo: ele mostra quem deu.' })
    const nome = nomeLimpo(enviado, arquivo.tipo)
    const antes = await comMesmoArquivo(work, especie, found.registros, { nome, conteudo })
    const faltam = found.registros.filter(({ id }) => !antes.has(id))
    if (faltam.some(({ quantos }) => quantos >= maximoPorRegistro))
      throw conflict(`Um destes registros já tem ${maximoPorRegistro} anexos, que é o máximo.`)
    const idArquivo = faltam.length ? await recordFile(work, { ...arquivo, restrito: true }) : 0
    for (const { id, fixo } of faltam)
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
    const quantos = found.registros.length
    return { message: quantos === 1 ? 'Arquivo anexado.' : `Arquivo anexado a ${quantos} registros.` }
  },
})

export const excluirAnexo = useCase({
  action: 'anexo.escrever',
  record: 'anexo',
  input: anexoRef,
  async run(work, { id }) {
    await segurarMeses(work)
    const anexo = await recordToChange(work, Anexo, id, { missing })
    const especie = especies[anexo.especie as NomeDaEspecie]
    work.ctx.authorise(especie.escrever)
    const row = await ler(work, anexo.id)
    if (!row) throw notFound(missing)
    if (row.fixo) throw conflict(especie.fixo)
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
    return gravado(work, anexo)
  },
})

export const acoesDoAnexo = (ctx: Context, row: AnexoRow): string[] => acoesAnexo(row, ctx)
