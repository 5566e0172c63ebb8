import { avisoInput, execucaoInput } from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { centroOfFilter } from '../centro-custo/index.js'
import { lineName, withoutRepeats } from '../demonstrativo/index.js'
import { categoriaName } from '../livro-caixa/index.js'
import { type ExecucaoLine, execucao, readableId, saldoOfCategoria } from './execucao.queries.js'
import { inForce } from './previsao-orcamentaria.queries.js'
import { excessSentence } from './previsao-orcamentaria.rules.js'

type Line = ExecucaoLine & { nome: string }

/** A month and the budget of its year. */
interface Month {
  ano: number
  mes: number
  /** the budget that counts; null while none of the year is approved */
  previsao: { id: number; uuid: string; ano: number; revisao: number; aprovadaEm: string | null } | null
}

/** What was planned and done until the end of a month. */
export interface Execucao extends Month {
  linhas: Line[]
}

/** The same of each cost centre that has something, by name; last what has none. */
interface ExecucaoByCentro extends Month {
  centros: { centro: number | null; nome: string; linhas: Line[] }[]
}

type OneChurch = Pick<Reading, 'db'> & { idCliente: number }
type UpTo = Pick<Month, 'ano' | 'mes'>

export async function computeExecucao(
  scope: OneChurch,
  { ano, mes, idCentroCusto }: UpTo & { idCentroCusto: number | null },
): Promise<Execucao> {
  const previsao = (await inForce(scope, ano)) ?? null
  const rows = await execucao(scope, { idPrevisao: previsao?.id ?? null, ano, mes, centro: idCentroCusto })
  return { ano, mes, previsao, linhas: withNames(rows) }
}

export async function computeExecucaoByCentro(scope: OneChurch, { ano, mes }: UpTo): Promise<ExecucaoByCentro> {
  const previsao = (await inForce(scope, ano)) ?? null
  const rows = await execucao(scope, { idPrevisao: previsao?.id ?? null, ano, mes, centro: 'cada' })
  const centros = [...Map.groupBy(rows, ({ centro }) => centro).values()].map((own) => ({
    centro: own[0]?.centro ?? null,
    nome: own[0]?.nomeCentro ?? 'Sem centro de custo',
    linhas: withNames(own),
  }))
  return { ano, mes, previsao, centros }
}

/** The lines with their names, without a root that says the same as its only line. */
function withNames(rows: readonly ExecucaoLine[]): Line[] {
  const key = (row: ExecucaoLine) => ({ ...row, tipo: `${row.tipo} ${row.restrito}`, categoria: row.categoria ?? 0 })
  const shown = new Set(
    withoutRepeats(rows.filter(({ nivel }) => nivel > 0).map((row) => ({ ...key(row), row }))).map(({ row }) => row),
  )
  return rows.filter((row) => row.nivel === 0 || shown.has(row)).map((row) => ({ ...row, nome: nameInExecucao(row) }))
}

function nameInExecucao({ tipo, nivel, categoria, idCategoria, nomePropria }: ExecucaoLine): string {
  if (tipo === null) return 'Resultado'
  if (nivel === 0) return tipo === 'entrada' ? 'Total de receitas' : 'Total de despesas'
  return lineName(categoriaName({ tipo, categoria: categoria ?? 0, nomePropria }), { nivel, idCategoria })
}

export const readExecucao = readCase({
  action: 'previsaoOrcamentaria.ler',
  input: execucaoInput,
  async run({ db, ctx, ...work }, { ano, mes, idCentroCusto }): Promise<Execucao> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    return computeExecucao(scope, { ano, mes, idCentroCusto: (await centroOfFilter(scope, idCentroCusto)) ?? null })
  },
})

/** The sentence about an expense that takes more than is planned for its category; null when it does not. */
export const readPrevisaoAviso = readCase({
  action: 'previsaoOrcamentaria.ler',
  input: avisoInput,
  async run({ db, ctx, ...work }, { categoria, idCategoria, data, valor, idSaida }): Promise<string | null> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const ano = Number(data.slice(0, 4))
    const previsao = await inForce(scope, ano)
    if (!previsao) return null
    const saldo = await saldoOfCategoria(scope, previsao.id, {
      categoria,
      idCategoria: idCategoria ? await readableId(scope, 'categoria', idCategoria) : null,
      data,
      valor,
      idSaida: idSaida ? await readableId(scope, 'saida', idSaida) : null,
    })
    return saldo ? excessSentence({ ...saldo, ano }) : null
  },
})
