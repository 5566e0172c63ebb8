import { todayIn } from '../../../../schema/rules/dates.js'
import {
  aprovarInput,
  atualizarPrevisaoOrcamentariaInput,
  copiarInput,
  listarPrevisoesOrcamentariasInput,
  previsaoOrcamentariaInput,
  previsaoOrcamentariaRef,
  revisarInput,
  salvarLinhasInput,
} from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { adjustedLines, followingJuncoes, realisedByMonth, registrosOf, type StoredLine } from './linhas.queries.js'
import { PrevisaoOrcamentaria } from './previsao-orcamentaria.entity.js'
import { inForce, listRows, type PrevisaoRow, read, revisionsOfYear } from './previsao-orcamentaria.queries.js'
import { actionsOfPrevisao, completed, distribute } from './previsao-orcamentaria.rules.js'

type Work = Writing & { ctx: Context }

const missing = 'Previsão orçamentária não encontrada.'

const sameYear = uniqueBy(
  'previsao_orcamentaria_revisao',
  'ano',
  'Já existe uma previsão para este ano. Depois de aprovada, ela muda por uma revisão.',
)

export const listPrevisoesOrcamentarias = readCase({
  action: 'previsaoOrcamentaria.ler',
  input: listarPrevisoesOrcamentariasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readPrevisaoOrcamentaria = readCase({
  action: 'previsaoOrcamentaria.ler',
  input: previsaoOrcamentariaRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarPrevisaoOrcamentaria = useCase({
  action: 'previsaoOrcamentaria.escrever',
  input: previsaoOrcamentariaInput,
  async run(work, { ano, observacao }) {
    const { ultima } = await revisionsOfYear(work, ano)
    if (ultima !== null) throw sameYear()
    const previsao = work.em.create(PrevisaoOrcamentaria, {
      idCliente: work.idCliente,
      ano,
      observacao: observacao ?? null,
      linhas: [],
    })
    return saved(work, previsao, read)
  },
})

export const atualizarPrevisaoOrcamentaria = useCase({
  action: 'previsaoOrcamentaria.escrever',
  record: 'previsao_orcamentaria',
  input: atualizarPrevisaoOrcamentariaInput,
  async run(work, { id, ano, observacao, versao }) {
    const previsao = await draft(work, id, versao)
    if (ano !== previsao.ano) {
      if (previsao.revisao > 1) throw invalid({ ano: 'Uma revisão é do ano que ela revisa.' })
      if ((await revisionsOfYear(work, ano)).ultima !== null) throw sameYear()
    }
    work.em.assign(previsao, { ano, observacao }, { ignoreUndefined: true })
    return saved(work, previsao, read)
  },
})

/** Replaces the lines of a draft. A line with the amount of the year alone is spread over the months. */
export const salvarLinhasDaPrevisao = useCase({
  action: 'previsaoOrcamentaria.escrever',
  record: 'previsao_orcamentaria',
  input: salvarLinhasInput,
  async run(work, { id, linhas, distribuicao, versao }) {
    const previsao = await draft(work, id, versao)
    const categorias = await registrosOf(work, 'categoria')
    const centros = await registrosOf(work, 'centro_custo')
    const before =
      distribuicao === 'anoAnterior'
        ? await wholeRealised(work, previsao.ano - 1)
        : ([] as { categoria: string; meses: string[] }[])
    const shapes = new Map(before.map(({ categoria, meses }) => [categoria, meses]))
    const seen = new Set<string>()
    const stored = linhas.map(({ idCategoria, idCentroCusto, total, meses }, index): StoredLine => {
      const categoria = categorias.get(String(idCategoria))
      if (!categoria) throw invalid({ [`linhas.${index}.idCategoria`]: 'Escolha uma categoria da lista.' })
      const named = idCentroCusto !== null && idCentroCusto !== undefined
      const centro = named ? centros.get(String(idCentroCusto)) : null
      if (centro === undefined)
        throw invalid({ [`linhas.${index}.idCentroCusto`]: 'Escolha um centro de custo da lista.' })
      if (seen.has(`${categoria} ${centro}`))
        throw invalid({ linhas: 'Cada categoria tem só uma linha em cada centro de custo.' })
      seen.add(`${categoria} ${centro}`)
      return { categoria, centro, meses: meses ?? distribute(total ?? '0.00', shapes.get(categoria)) }
    })
    previsao.linhas = stored.filter(({ meses }) => meses.some((mes) => mes !== '0.00'))
    return saved(work, previsao, read)
  },
})

/** Replaces the lines of a draft by those of the year before, or by what was done in it, with an adjustment. */
export const copiarPrevisaoOrcamentaria = useCase({
  action: 'previsaoOrcamentaria.escrever',
  record: 'previsao_orcamentaria',
  input: copiarInput,
  async run(work, { id, origem, ajuste, versao }) {
    const previsao = await draft(work, id, versao)
    const before = previsao.ano - 1
    const linhas = origem === 'previsto' ? await plannedIn(work, before) : await doneIn(work, before)
    if (linhas.length === 0)
      throw conflict(
        origem === 'previsto'
          ? `Não há previsão aprovada de ${before} com valores.`
          : `Não há lançamentos de ${before} para copiar.`,
      )
    previsao.linhas = await adjustedLines(work, linhas, ajuste ?? '0.00')
    return saved(work, previsao, read)
  },
})

async function plannedIn(work: Work, ano: number): Promise<StoredLine[]> {
  const found = await inForce(work, ano)
  if (!found) return []
  const previsao = await work.em.findOneOrFail(PrevisaoOrcamentaria, { id: found.id, idCliente: work.idCliente })
  const present = await registrosOf(work, 'categoria')
  const linhas = await followingJuncoes(work, previsao.linhas)
  return linhas.filter(({ categoria }) => present.has(categoria))
}

const doneIn = async (work: Work, ano: number): Promise<StoredLine[]> =>
  (await wholeRealised(work, ano)).map((linha) => ({ ...linha, centro: null }))

/** What was done in a year; in the months that are not over, the mean of those that are. */
async function wholeRealised(work: Work, ano: number) {
  const today = todayIn(await readFuso(work))
  const linhas = await realisedByMonth(work, ano)
  return linhas.map((linha) => ({ ...linha, meses: completed(linha.meses, ano, today) }))
}

/** Writes down who approved a draft and when. After that it stays as it is. */
export const aprovarPrevisaoOrcamentaria = useCase({
  action: 'previsaoOrcamentaria.registrarAprovacao',
  record: 'previsao_orcamentaria',
  input: aprovarInput,
  async run(work, { id, orgao, aprovadaEm, ata, versao }) {
    const previsao = await draft(work, id, versao)
    if (previsao.linhas.length === 0) throw conflict('Esta previsão ainda não tem nenhum valor.')
    if (aprovadaEm > todayIn(await readFuso(work))) throw invalid({ aprovadaEm: 'A aprovação ainda não aconteceu.' })
    work.em.assign(previsao, {
      orgao,
      aprovadaEm,
      ata: ata ?? null,
      registradaEm: new Date(),
      registradaPor: work.ctx.viewer?.id ?? null,
    })
    return saved(work, previsao, read)
  },
})

/** A new draft with the lines of an approved budget, to change it. The approved one counts until the new one is approved. */
export const revisarPrevisaoOrcamentaria = useCase({
  action: 'previsaoOrcamentaria.escrever',
  record: 'previsao_orcamentaria',
  input: revisarInput,
  async run(work, { id, motivo }) {
    const previsao = await recordToChange(work, PrevisaoOrcamentaria, id, { missing })
    if (!previsao.aprovadaEm) throw conflict('Um rascunho se altera diretamente: só uma previsão aprovada se revisa.')
    const { ultima } = await revisionsOfYear(work, previsao.ano)
    if (ultima !== previsao.revisao) throw conflict('Esta previsão já tem uma revisão: altere a mais nova.')
    const { idCliente, ano, revisao, observacao, linhas } = previsao
    const next = work.em.create(PrevisaoOrcamentaria, {
      idCliente,
      ano,
      revisao: revisao + 1,
      motivo,
      observacao: observacao ?? null,
      linhas: await followingJuncoes(work, linhas),
    })
    return saved(work, next, read)
  },
})

export const excluirPrevisaoOrcamentaria = useCase({
  action: 'previsaoOrcamentaria.escrever',
  record: 'previsao_orcamentaria',
  input: previsaoOrcamentariaRef,
  async run(work, { id }) {
    markDeleted(work, await draft(work, id))
    return { message: 'Previsão orçamentária excluída com sucesso.' }
  },
})

export const restaurarPrevisaoOrcamentaria = useCase({
  action: 'lixeira.restaurar',
  record: 'previsao_orcamentaria',
  input: previsaoOrcamentariaRef,
  async run(work, { id }) {
    const previsao = await recordToChange(work, PrevisaoOrcamentaria, id, { deleted: true, missing })
    const { ultima } = await revisionsOfYear(work, previsao.ano)
    if (ultima !== null && ultima >= previsao.revisao)
      throw conflict('Já existe outra previsão deste ano no lugar desta.')
    markRestored(previsao)
    return saved(work, previsao, read)
  },
})

/** The actions that the current user may do with a budget now. */
export const actionsForPrevisao = (ctx: Context, row: PrevisaoRow): string[] => actionsOfPrevisao(row, ctx)

/**
 * The locked record of a draft.
 * @throws CONFLICT when it is approved
 */
async function draft(work: Work, id: Parameters<typeof recordToChange>[2], versao?: number | null | undefined) {
  const previsao = await recordToChange(work, PrevisaoOrcamentaria, id, { versao, missing })
  if (previsao.aprovadaEm) throw conflict('Esta previsão está aprovada e fica como está. Para mudar, faça uma revisão.')
  return previsao
}
