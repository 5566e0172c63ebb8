import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../schema/rules/money.js'
import { withoutEstorno } from '../../../financas/lancamento/index.js'
import {
  type Content,
  countText,
  dayOf,
  type Escopo,
  figureText,
  highlight,
  numberOf,
  type ReportSource,
  textOf,
} from './fonte.js'

/** The counts of one lesson or of several. */
interface Contagem {
  aulas: number
  presentes: number
  visitantes: number
  biblias: number
  revistas: number
  oferta: Decimal
}

interface Classe extends Contagem {
  /** null: the sum of all classes */
  id: number | null
  nomeClasse: string
  faixaEtaria: string | null
  professor: string | null
  status: string
  alunos: number
}

interface Aula extends Contagem {
  idClasse: number
  dataAula: DateOnly
  temaAula: string | null
  professor: string | null
}

/**
 * Classes with their number of pupils, and the lessons of the period with attendance and offering. The people who came
 * are not named.
 */
export const ebd: ReportSource = async (escopo) => {
  const classes = await classesOf(escopo)
  const aulas = Map.groupBy(await aulasOf(escopo), ({ idClasse }) => idClasse)
  const all = classes.find(({ id }) => id === null) as Classe
  const each = classes.filter(({ id }) => id !== null)
  return {
    paisagem: true,
    resumo: [
      highlight('Classes', each.length),
      highlight('Alunos', all.alunos),
      highlight('Aulas', all.aulas),
      highlight('Presenças', all.presentes),
      highlight('Visitantes', all.visitantes),
      highlight('Ofertas', formatMoney(all.oferta)),
    ],
    secoes: [periodSection(each, all), aulasParts(each, aulas, all)],
  }
}

const contagem = ({ presentes, visitantes, biblias, revistas, oferta }: Contagem): string[] => [
  ...[presentes, visitantes, biblias, revistas].map(figureText),
  formatMoney(oferta),
]

const counted = [
  numberOf('Presentes', 10),
  numberOf('Visitantes', 10),
  numberOf('Bíblias', 9),
  numberOf('Revistas', 9),
  numberOf('Oferta', 13),
]

const periodSection = (classes: readonly Classe[], all: Classe): Content['secoes'][number] => ({
  titulo: 'Classes',
  tabela: {
    colunas: [
      textOf('Classe', 20),
      textOf('Faixa etária', 15),
      textOf('Professor', 20),
      numberOf('Alunos', 8),
      numberOf('Aulas', 8),
      ...counted,
    ],
    grupos: [
      {
        titulo: null,
        linhas: classes.map((row) => [
          `${row.nomeClasse}${row.status === 'ativa' ? '' : ' (inativa)'}`,
          row.faixaEtaria ?? '',
          row.professor ?? '',
          figureText(row.alunos),
          figureText(row.aulas),
          ...contagem(row),
        ]),
        subtotal: null,
      },
    ],
    total: [
      `Total: ${countText(classes.length, 'classe', 'classes')}`,
      '',
      '',
      figureText(all.alunos),
      figureText(all.aulas),
      ...contagem(all),
    ],
    vazio: 'Nenhuma classe até o fim do período.',
  },
})

const aulasParts = (
  classes: readonly Classe[],
  aulas: ReadonlyMap<number, Aula[]>,
  all: Classe,
): Content['secoes'][number] => ({
  titulo: 'Aulas',
  tabela: {
    colunas: [textOf('Data', 12), textOf('Tema', 32), textOf('Professor', 24), ...counted],
    grupos: classes.flatMap((classe) => {
      const own = aulas.get(classe.id ?? 0)
      if (!own) return []
      return [
        {
          titulo: classe.nomeClasse,
          linhas: own.map((row) => [
            formatDate(row.dataAula),
            row.temaAula ?? '',
            row.professor ?? '',
            ...contagem(row),
          ]),
          subtotal: [countText(own.length, 'aula', 'aulas'), '', '', ...contagem(classe)],
        },
      ]
    }),
    total: [`Total: ${countText(all.aulas, 'aula', 'aulas')}`, '', '', ...contagem(all)],
    vazio: 'Nenhuma aula no período.',
  },
})

/** The lessons of the period, each with the number of people present, and its offering unless that was reversed. */
const aulas = ({ idCliente, periodo: { inicio, fim } }: Escopo) => sql`
  select a.*, (select count(*)::int from membro_aula_ebd p where p.id_aula = a.id and p.id_cliente = a.id_cliente) as presentes,
    case when ${withoutEstorno('entrada', 'aulaEBD', 'a')} then a.oferta end as recebida
  from aula_ebd a
  where a.id_cliente = ${idCliente} and a.excluido_em is null and a.data_aula between ${inicio}::date and ${fim}::date`

/** Sorted by name; the last row is the sum of all. A deleted class is listed if it had lessons. */
async function classesOf(escopo: Escopo): Promise<Classe[]> {
  const { db, idCliente, fuso, periodo } = escopo
  const { rows } = await sql<Classe>`
    with contado as (
      select id_classe, count(*)::int as aulas, sum(presentes)::int as presentes, sum(visitantes)::int as visitantes,
        sum(biblias)::int as biblias, sum(revistas)::int as revistas, coalesce(sum(recebida), 0.00) as oferta
      from (${aulas(escopo)}) aula group by id_classe
    ), classe as (
      select c.id, c.nome_classe, c.nome_ordem, c.faixa_etaria, c.status_classe, professor.name as professor, contado.*, (
        select count(*)::int from membro_classe_ebd m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
        where m.id_cliente = c.id_cliente and m.id_classe = c.id and m.status_membro = 'ativo' and u.excluido_em is null
      ) as alunos
      from classe_ebd c
      left join contado on contado.id_classe = c.id
      left join usuario professor on professor.id = c.id_professor and professor.id_cliente = c.id_cliente
      where c.id_cliente = ${idCliente} and (contado.id_classe is not null
        or c.excluido_em is null and ${dayOf('c.created_at', fuso)} <= ${periodo.fim}::date)
    )
    select id, nome_classe as "nomeClasse", faixa_etaria as "faixaEtaria", status_classe as status, professor,
      coalesce(sum(alunos), 0)::int as alunos, coalesce(sum(aulas), 0)::int as aulas,
      coalesce(sum(presentes), 0)::int as presentes, coalesce(sum(visitantes), 0)::int as visitantes,
      coalesce(sum(biblias), 0)::int as biblias, coalesce(sum(revistas), 0)::int as revistas,
      coalesce(sum(oferta), 0.00) as oferta
    from classe group by grouping sets ((id, nome_classe, nome_ordem, faixa_etaria, status_classe, professor), ())
    order by nome_ordem nulls last, id nulls last`.execute(db)
  return rows
}

async function aulasOf(escopo: Escopo): Promise<Aula[]> {
  const { rows } = await sql<Aula>`
    select id_classe as "idClasse", data_aula as "dataAula", tema_aula as "temaAula", professor.name as professor, 1 as aulas,
      presentes, visitantes, biblias, revistas, coalesce(recebida, 0.00) as oferta
    from (${aulas(escopo)}) aula
    left join usuario professor on professor.id = aula.id_professor and professor.id_cliente = aula.id_cliente
    order by data_aula, aula.id`.execute(escopo.db)
  return rows
}
