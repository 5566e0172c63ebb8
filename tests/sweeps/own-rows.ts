import { randomUUID } from 'node:crypto'
import type { TipoRelatorio } from '../../schema/rules/relatorios/relatorio.input.js'
import type { TestApp, TestChurch } from '../factories/harness.js'
import { readPdf } from '../factories/pdf.js'
import type { Walked } from './edge-access.js'
import type { Operation } from './operations.js'
import { everythingSeen, type Seen } from './seen.js'
import { sweptRoutes } from './swept.js'

/** One group of every kind with everything below it, led by one person. Each of its rows has a text that no other has. */
export interface Ground {
  leader: number
  token: string
  /** the number of most of its rows */
  ref: string
  /** what an answer contains that shows a row of these groups */
  marks: readonly string[]
}

/** Rows of the tables that are limited to the own groups: the table, its group or parent, and a column with a text. */
const rows: readonly [table: string, columns: string, values: (mark: string) => string][] = [
  ['celula', 'nome_celula', (mark) => `'Célula ${mark}'`],
  ['membro_celula', 'id_celula, id_membro, membro_lider, lider_desde', () => '$ref, $leader, 1, now()'],
  ['membro_celula', 'id_celula, id_membro', () => '$ref, $member'],
  ['encontro', 'id_celula, data_encontro, tema_estudo', (mark) => `$ref, current_date, 'Estudo ${mark}'`],
  ['membro_encontro', 'id_encontro, id_membro', () => '$ref, $member'],
  ['departamento', 'titulo_departamento, id_responsavel', (mark) => `'Departamento ${mark}', $leader`],
  ['departamento_membro', 'id_departamento, id_membro', () => '$ref, $member'],
  ['classe_ebd', 'nome_classe, id_professor', (mark) => `'Classe ${mark}', $leader`],
  ['membro_classe_ebd', 'id_classe, id_membro', () => '$ref, $member'],
  ['aula_ebd', 'id_classe, data_aula, tema_aula', (mark) => `$ref, current_date, 'Lição ${mark}'`],
  ['membro_aula_ebd', 'id_aula, id_membro', () => '$ref, $member'],
  ['grupo_louvor', 'nome_grupo', (mark) => `'Grupo ${mark}'`],
  ['membro_grupo_louvor', 'id_grupo, id_membro, membro_lider, lider_desde', () => '$ref, $leader, 1, now()'],
  ['membro_grupo_louvor', 'id_grupo, id_membro', () => '$ref, $member'],
  ['ensaio_louvor', 'id_grupo, data_ensaio, hora_ensaio', () => `$ref, current_date, '20:00'`],
  ['setlist_ensaio', 'id_ensaio, nome_musica, tom_musica, ordem', (mark) => `$ref, 'Música ${mark}', 'G', 1`],
  ['missao', 'nome_missao, id_responsavel, data_inicio', (mark) => `'Missão ${mark}', $leader, current_date`],
  ['membro_missao', 'id_missao, id_membro', () => '$ref, $member'],
]

export const tablesWithRows: ReadonlySet<string> = new Set(rows.map(([table]) => table))

/** Makes the groups of one leader. The first rows of each table get the number `ref`, so that one number names them all. */
export async function makeGround(app: TestApp, church: TestChurch, ref: number): Promise<Ground> {
  const mark = `M${randomUUID().slice(0, 8)}`
  const [leader, member] = [(await church.person({ perfil: 3 })).id, (await church.person({ perfil: 2 })).id]
  const phone = `1198${String(ref).slice(-7)}`
  await app.sql('update usuario set telefone_usuario = $2 where id = $1', [member, phone])
  const marks = [mark, phone]
  const named = new Set<string>()
  for (const [table, columns, values] of rows) {
    const text = values(mark)
      .replace('$ref', String(ref))
      .replace('$leader', String(leader))
      .replace('$member', String(member))
    const id = named.has(table) ? ['', ''] : ['id, ', `${ref}, `]
    named.add(table)
    const [row] = await app.sql<{ uuid: string }>(
      `insert into ${table} (id_cliente, ${id[0]}${columns}) values ($1, ${id[1]}${text}) returning uuid`,
      [church.idCliente],
    )
    if (row) marks.push(row.uuid)
  }
  return { leader, token: await app.session(church.idCliente, leader), ref: String(ref), marks }
}

const shows = ({ text }: Seen, marks: readonly string[]): boolean => marks.some((mark) => text.includes(mark))

/** The pages of every edge, as somebody reads them from the first parents. */
async function edgesSeen(app: TestApp, token: string, edges: readonly Walked[]): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const { name, parents, field, page } of edges) {
    const inner = page ? `${field}(first: 20) { nodes { uuid } }` : `${field} { uuid }`
    const { status, ...answer } = await app.graphql(token, `{ ${parents}(first: 100) { nodes { ${inner} } } }`)
    seen.push({ name, status, text: JSON.stringify(answer.data ?? null) })
  }
  return seen
}

/** The calendar that another program subscribes to, opened without a session. */
export async function calendarSeen(app: TestApp, token: string): Promise<Seen> {
  const { data } = await app.graphql(token, 'mutation { criarEnderecoCalendario { url } }')
  const path = new URL(data.criarEnderecoCalendario.url).pathname.replace(/^\/api/, '')
  const { status, body } = await app.rest(null, 'GET', path)
  return { name: 'calendario.ics', status, text: String(body).replace(/\r\n /g, '') }
}

const make = 'mutation($input: GerarRelatorioInput!) { gerarRelatorio(input: $input, aguardar: false) { uuid } }'
const ready = 'query($id: ID!) { relatorio(id: $id) { url } }'

/**
 * The text of the reports that somebody may have as PDF, read at the address that its maker gets, without a session. The
 * report of one cell is about the cell of each of these grounds.
 */
export async function pdfsSeen(
  app: TestApp,
  token: string,
  grounds: readonly Ground[],
  tipos: readonly TipoRelatorio[],
): Promise<Seen[]> {
  const reports: { name: string; uuid: string }[] = []
  for (const tipo of tipos)
    for (const { ref } of tipo === 'celulas' ? grounds : grounds.slice(0, 1)) {
      const { data } = await app.graphql(token, make, { input: { tipo, ...(tipo === 'celulas' && { idCelula: ref }) } })
      if (data?.gerarRelatorio) reports.push({ name: `PDF ${tipo} of ${ref}`, uuid: data.gerarRelatorio.uuid })
    }
  await app.runJobs()
  const seen: Seen[] = []
  for (const { name, uuid } of reports) {
    const url = (await app.graphql(token, ready, { id: uuid })).data?.relatorio?.url
    const file = url ? await app.http.inject({ method: 'GET', url }) : undefined
    const text = file?.statusCode === 200 ? (await readPdf(file.rawPayload)).text : ''
    seen.push({ name, status: file?.statusCode ?? 404, text })
  }
  return seen
}

/** How many records the lists and the global search find by a text that the rows of these groups contain. */
export async function foundByText(app: TestApp, token: string, operations: readonly Operation[], { marks }: Ground) {
  const found = new Map<string, number>()
  for (const { name, kind, args, answers } of operations) {
    const required = args.some(({ type }) => String(type).endsWith('!') && !String(type).startsWith('Int'))
    if (kind !== 'query' || !args.some((arg) => arg.name === 'busca') || required || !answers.endsWith('Page')) continue
    const { data } = await app.graphql(token, `query($t: String) { ${name}(busca: $t) { totalCount } }`, {
      t: marks[0],
    })
    found.set(name, data?.[name]?.totalCount ?? 0)
  }
  const { data } = await app.graphql(token, 'query($t: String!) { buscar(texto: $t) { id } }', { t: marks[0] })
  return found.set('buscar', data?.buscar?.length ?? 0)
}

/** What somebody reads in every way: operations, routes, exports, reports, edges, PDFs, searches, the calendar. */
export async function allSeen(
  app: TestApp,
  who: { token: string; admin: string },
  grounds: readonly Ground[],
  operations: readonly Operation[],
  edges: readonly Walked[],
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const { ref } of grounds)
    for (const one of await everythingSeen(app, who, ref, operations, sweptRoutes))
      seen.push({ ...one, name: `${one.name} of ${ref}` })
  seen.push(...(await edgesSeen(app, who.token, edges)))
  return seen
}

/** What shows a row of somebody else's groups, or lacks the rows of the own ones that an administrator sees there. */
export function rowFindings(seen: readonly Seen[], own: Ground, other: Ground, expected: readonly string[]): string[] {
  const answered = new Map(seen.filter(({ status }) => status === 200).map((one) => [one.name, one]))
  return [
    ...seen.filter((one) => shows(one, other.marks)).map(({ name }) => `${name} shows a group of somebody else`),
    ...expected.flatMap((name) => {
      const one = answered.get(name)
      return one && !shows(one, own.marks) ? `${name} lacks the own group` : []
    }),
  ]
}

/** The names of the answers that show these groups. */
export const showing = (seen: readonly Seen[], { marks }: Ground): string[] =>
  seen.filter((one) => one.status === 200 && shows(one, marks)).map(({ name }) => name)
