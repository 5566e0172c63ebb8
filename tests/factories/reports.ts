import { expect } from '@jest/globals'
import { todayIn } from '../../schema/rules/dates.js'
import { tiposRelatorio } from '../../schema/rules/relatorios/relatorio.input.js'
import { build } from '../../server/features/relatorios/relatorio/montar.js'
import { ownTestApp, type TestApp, type TestChurch } from './harness.js'
import { readPdf } from './pdf.js'
import { countStatements } from './statements.js'

/** Today in the churches of the tests. Asked each time, because a run may begin before midnight and end after it. */
export const today = () => todayIn('America/Sao_Paulo')
export const year = 'dataInicial=2026-01-01&dataFinal=2026-12-31'
/** A period that includes records created just now. */
export const untilNewYear = () => `dataFinal=${today().slice(0, 4)}-12-31`

const fields = 'id uuid tipo titulo descricao status progresso motivo url bytes'
export const make = `mutation($input: GerarRelatorioInput!) { gerarRelatorio(input: $input, aguardar: false) { ${fields} } }`
export const watch = `query($id: ID!) { relatorio(id: $id) { ${fields} } }`
export const dados =
  'query($input: GerarRelatorioInput!) { dadosRelatorio(input: $input) { titulo detalhes resumo { rotulo texto } secoes { titulo tabela { grupos { titulo linhas subtotal } total vazio } } } }'

/** An application with two churches, and helpers for reports: by default as the first church's administrator. */
export async function reportsApp() {
  const app = await ownTestApp()
  const betel = await app.church('Igreja Betel dos Testes')
  const other = await app.church()
  const token = await betel.token(1)
  return {
    app,
    betel,
    other,
    token,
    open: (url: string, bearer: string | null) =>
      app.http.inject({ method: 'GET', url, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} }),
    /** Waits for the job of a report, and returns the report as its owner sees it. */
    async made(input: object, bearer = token) {
      const { data, errors } = await app.graphql(bearer, make, { input })
      expect(errors).toBeUndefined()
      await app.runJobs()
      return (await app.graphql(bearer, watch, { id: data.gerarRelatorio.uuid })).data.relatorio
    },
    async pdf(path: string, bearer = token) {
      const answer = await app.rest(bearer, 'GET', `/relatorio/${path}`)
      expect(answer.status).toBe(200)
      return readPdf(answer.body as Buffer)
    },
  }
}

export type ReportsApp = Awaited<ReturnType<typeof reportsApp>>

/** A church, with functions that create its records over REST and that sum a column in the database. */
export async function filledChurch(app: TestApp) {
  const church: TestChurch = await app.church()
  const bearer = await church.token(1)
  return {
    church,
    bearer,
    async post(path: string, body: object) {
      const answer = await app.rest(bearer, 'POST', path, body)
      expect([path, answer.status, answer.body.campos]).toEqual([path, 201, undefined])
      return answer.body
    },
    ask: async (query: string) => (await app.graphql(bearer, query)).data,
    sum: async (expression: string, table: string, where = 'true') =>
      (
        await app.sql<{ sum: string }>(
          `select coalesce(sum(${expression}), 0)::numeric(14,2)::text as sum from ${table} where id_cliente = $1 and ${where}`,
          [church.idCliente],
        )
      )[0]?.sum ?? '',
  }
}

export type FilledChurch = Awaited<ReturnType<typeof filledChurch>>

/** How many statements each report of a church sends; the cell report is about one cell. */
export async function statementsOf(app: TestApp, { idCliente }: TestChurch): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const tipo of tiposRelatorio.filter((tipo) => tipo !== 'celulas')) {
    const parametros = { inicio: '2026-01-01', fim: '2030-12-31' }
    const read = () =>
      build(app.services, idCliente, {
        tipo,
        parametros,
        geradoPor: 'Ana',
        leitor: { lesEmail: () => true, lesDadosPessoais: () => true },
      })
    // a church's first transaction asks how old the church is
    if (Object.keys(counts).length === 0) await read()
    counts[tipo] = await countStatements(read)
  }
  return counts
}
