import { sql } from 'kysely'
import { adjustedLines, type StoredLine } from '../../features/financas/previsao-orcamentaria/linhas.queries.js'
import { distribute } from '../../features/financas/previsao-orcamentaria/previsao-orcamentaria.rules.js'
import type { Demo, DemoArea } from '../context.js'

/**
 * The budgets of last year and of this year, which the assembly approved, with a revision of this year's in April,
 * and the draft for the next year.
 */
export const previsoes: DemoArea = async (demo) => {
  const year = Number(demo.today.slice(0, 4))
  const month = Number(demo.today.slice(5, 7))
  const last = await planned(demo, year - 1, 12)
  const present = await planned(demo, year, month)
  if (last.length) await insert(demo, { ano: year - 1, linhas: last, aprovadaEm: `${year - 2}-12-14`, ata: 9 })
  if (!present.length) return
  await insert(demo, {
    ano: year,
    linhas: await adjustedLines(demo.work, present, '-4.00'),
    aprovadaEm: `${year - 1}-12-13`,
    ata: 17,
  })
  // approved before any statement of this year was sent: statements name the revision
  if (month > 4)
    await insert(demo, {
      ano: year,
      revisao: 2,
      motivo: 'O aluguel do salão e a energia subiram mais do que se previa.',
      linhas: present,
      aprovadaEm: `${year}-04-12`,
      ata: 21,
    })
  const next = await adjustedLines(demo.work, present, '5.50')
  await insert(demo, { ano: year + 1, linhas: next, observacao: 'Com reajuste de 5,5%. Falta ouvir os departamentos.' })
}

/** The plan for a year: what each cost centre received and spent, in round amounts, the same for each month. */
async function planned({ work }: Demo, ano: number, months: number): Promise<StoredLine[]> {
  return (await doneIn(work, ano)).flatMap(({ categoria, centro, cents }) => {
    const round = (((BigInt(cents) * 12n) / BigInt(months) + 30_000n) / 60_000n) * 600n
    return round > 0n ? [{ categoria, centro, meses: distribute(`${round}.00`, undefined) }] : []
  })
}

/** What was done in a year, by category and cost centre. */
async function doneIn({ db, idCliente }: Demo['work'], ano: number) {
  const of = (tabela: 'entrada' | 'saida', natureza: string) => sql`
    select ${sql.lit(natureza)} as natureza, categoria, id_categoria, id_centro_custo, sum(valor) as valor from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and extract(year from data) = ${ano} group by 1, 2, 3, 4`
  const { rows } = await sql<{ categoria: string; centro: string | null; cents: string }>`
    select c.uuid as categoria, cc.uuid as centro, (r.valor * 100)::bigint::text as cents
    from (${of('entrada', 'receita')} union all ${of('saida', 'despesa')}) r
    join categoria c on c.id_cliente = ${idCliente} and c.natureza = r.natureza and c.raiz = r.categoria
      and case when c.fixa then r.id_categoria is null else r.id_categoria = c.id end
    left join centro_custo cc on cc.id_cliente = ${idCliente} and cc.id = r.id_centro_custo
    order by c.natureza desc, c.raiz, c.nome_ordem, cc.nome_ordem`.execute(db)
  return rows
}

interface Budget {
  ano: number
  revisao?: number
  motivo?: string
  observacao?: string
  linhas: StoredLine[]
  aprovadaEm?: string
  /** the number of the minutes */
  ata?: number
}

async function insert(
  { work, idUsuario }: Demo,
  { ano, revisao = 1, motivo, observacao, linhas, aprovadaEm, ata }: Budget,
) {
  const registered = aprovadaEm ? new Date(`${aprovadaEm}T22:30:00Z`) : null
  const created = registered ?? new Date(`${ano - 1}-10-05T13:00:00Z`)
  await work.db
    .insertInto('previsao_orcamentaria')
    .values({
      idCliente: work.idCliente,
      ano,
      revisao,
      motivo: motivo ?? null,
      observacao: observacao ?? null,
      linhas: sql<StoredLine[]>`${JSON.stringify(linhas)}::jsonb`,
      aprovadaEm: aprovadaEm ?? null,
      orgao: aprovadaEm ? 'assembleia' : null,
      ata: ata ? `Ata da assembleia nº ${ata}` : null,
      registradaEm: registered,
      registradaPor: registered ? idUsuario : null,
      createdAt: created,
      updatedAt: created,
    })
    .execute()
}
