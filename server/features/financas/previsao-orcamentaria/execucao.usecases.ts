import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { centroDoFiltro } from '../centro-custo/index.js'
import { nomeDaLinha, semRepetir } from '../demonstrativo/index.js'
import { nomeCategoria } from '../livro-caixa/index.js'
import { execucao, idQueSeLe, type LinhaDaExecucao, saldoDaCategoria } from './execucao.queries.js'
import { avisoInput, execucaoInput } from './previsao-orcamentaria.input.js'
import { emVigor } from './previsao-orcamentaria.queries.js'
import { fraseDoExcesso } from './previsao-orcamentaria.rules.js'

type Linha = LinhaDaExecucao & { nome: string }

/** A month and the budget of its year. */
interface Mes {
  ano: number
  mes: number
  /** the budget that counts; null while none of the year is approved */
  previsao: { id: number; uuid: string; ano: number; revisao: number; aprovadaEm: string | null } | null
}

/** What was planned and done until the end of a month. */
export interface Execucao extends Mes {
  linhas: Linha[]
}

/** The same of each cost centre that has something, by name; last what has none. */
interface ExecucaoPorCentro extends Mes {
  centros: { centro: number | null; nome: string; linhas: Linha[] }[]
}

type OneChurch = Pick<Reading, 'db'> & { idCliente: number }
type Ate = Pick<Mes, 'ano' | 'mes'>

export async function calcularExecucao(
  scope: OneChurch,
  { ano, mes, idCentroCusto }: Ate & { idCentroCusto: number | null },
): Promise<Execucao> {
  const previsao = (await emVigor(scope, ano)) ?? null
  const rows = await execucao(scope, { idPrevisao: previsao?.id ?? null, ano, mes, centro: idCentroCusto })
  return { ano, mes, previsao, linhas: comNomes(rows) }
}

export async function calcularExecucaoPorCentro(scope: OneChurch, { ano, mes }: Ate): Promise<ExecucaoPorCentro> {
  const previsao = (await emVigor(scope, ano)) ?? null
  const rows = await execucao(scope, { idPrevisao: previsao?.id ?? null, ano, mes, centro: 'cada' })
  const centros = [...Map.groupBy(rows, ({ centro }) => centro).values()].map((own) => ({
    centro: own[0]?.centro ?? null,
    nome: own[0]?.nomeCentro ?? 'Sem centro de custo',
    linhas: comNomes(own),
  }))
  return { ano, mes, previsao, centros }
}

/** The lines with their names, without a root that says the same as its only line. */
function comNomes(rows: readonly LinhaDaExecucao[]): Linha[] {
  const key = (row: LinhaDaExecucao) => ({ ...row, tipo: `${row.tipo} ${row.restrito}`, categoria: row.categoria ?? 0 })
  const shown = new Set(
    semRepetir(rows.filter(({ nivel }) => nivel > 0).map((row) => ({ ...key(row), row }))).map(({ row }) => row),
  )
  return rows.filter((row) => row.nivel === 0 || shown.has(row)).map((row) => ({ ...row, nome: nomeNaExecucao(row) }))
}

function nomeNaExecucao({ tipo, nivel, categoria, idCategoria, nomePropria }: LinhaDaExecucao): string {
  if (tipo === null) return 'Resultado'
  if (nivel === 0) return tipo === 'entrada' ? 'Total de receitas' : 'Total de despesas'
  return nomeDaLinha(nomeCategoria({ tipo, categoria: categoria ?? 0, nomePropria }), { nivel, idCategoria })
}

export const lerExecucao = readCase({
  action: 'previsaoOrcamentaria.ler',
  named: { idCentroCusto: 'centro_custo' },
  input: execucaoInput,
  async run({ db, ctx, ...work }, { ano, mes, idCentroCusto }): Promise<Execucao> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    return calcularExecucao(scope, { ano, mes, idCentroCusto: (await centroDoFiltro(scope, idCentroCusto)) ?? null })
  },
})

/** The sentence about an expense that takes more than is planned for its category; null when it does not. */
export const lerAvisoDaPrevisao = readCase({
  action: 'previsaoOrcamentaria.ler',
  named: { idSaida: 'saida', idCategoria: 'categoria' },
  input: avisoInput,
  async run({ db, ctx, ...work }, { categoria, idCategoria, data, valor, idSaida }): Promise<string | null> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const ano = Number(data.slice(0, 4))
    const previsao = await emVigor(scope, ano)
    if (!previsao) return null
    const saldo = await saldoDaCategoria(scope, previsao.id, {
      categoria,
      idCategoria: idCategoria ? await idQueSeLe(scope, 'categoria', idCategoria) : null,
      data,
      valor,
      idSaida: idSaida ? await idQueSeLe(scope, 'saida', idSaida) : null,
    })
    return saldo ? fraseDoExcesso({ ...saldo, ano }) : null
  },
})
