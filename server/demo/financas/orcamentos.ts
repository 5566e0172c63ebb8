import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest, latest } from '../days.js'

interface Plan {
  titulo: string
  /** the first of these departments that the church has is used */
  departamentos: readonly string[]
  /** 'MM-DD' */
  dia: string
  /** range of the amount in whole reais */
  valor: readonly [number, number]
  descricao: string
  /** whether it is never refused */
  necessario?: true
  /** whether it is refused every year as too expensive */
  caro?: true
}

/** Budgets that departments request every year. */
const plans: readonly Plan[] = [
  {
    titulo: 'Manutenção do som e da transmissão',
    departamentos: ['Mídia e Comunicação'],
    dia: '01-20',
    valor: [2800, 3600],
    descricao: 'Limpeza e consertos da mesa, das caixas e das câmeras durante o ano.',
  },
  {
    titulo: 'Cordas, afinação e consertos dos instrumentos',
    departamentos: ['Louvor e Adoração', 'Louvor'],
    dia: '02-10',
    valor: [3300, 4300],
    descricao: 'Duas afinações do piano, cordas, peles, microfones e regulagem das guitarras.',
    necessario: true,
  },
  {
    titulo: 'Revisão dos veículos e da cozinha',
    departamentos: ['Diaconia', 'Acolhimento'],
    dia: '01-28',
    valor: [4200, 6800],
    descricao: 'Revisões da van e do furgão, gás das geladeiras e do ar-condicionado.',
  },
  {
    titulo: 'Escola Bíblica de Férias',
    departamentos: ['Ministério Infantil', 'Crianças'],
    dia: '07-15',
    valor: [1800, 3200],
    descricao: 'Material das oficinas, lanche de cinco tardes e camisetas da equipe.',
  },
  {
    titulo: 'Retiro de inverno',
    departamentos: ['Jovens'],
    dia: '07-03',
    valor: [6500, 8900],
    descricao: 'Sítio, ônibus e alimentação. As inscrições cobrem metade.',
  },
  {
    titulo: 'Acampamento de adolescentes',
    departamentos: ['Adolescentes'],
    dia: '10-10',
    valor: [3200, 4800],
    descricao: 'Três dias, com monitores e seguro.',
  },
  {
    titulo: 'Cantata de Natal',
    departamentos: ['Louvor e Adoração', 'Louvor'],
    dia: '12-18',
    valor: [5200, 6400],
    descricao: 'Partituras, figurino, cenário e o lanche dos ensaios.',
    necessario: true,
  },
  {
    titulo: 'Cestas básicas',
    departamentos: ['Ação Social'],
    dia: '03-05',
    valor: [10_500, 12_500],
    descricao: 'Complemento das doações: quinze famílias por mês.',
    necessario: true,
  },
  {
    titulo: 'Chá de mulheres',
    departamentos: ['Mulheres'],
    dia: '05-09',
    valor: [900, 1600],
    descricao: 'Decoração, preletora convidada e lembranças.',
  },
  {
    titulo: 'Jantar de casais',
    departamentos: ['Casais'],
    dia: '06-12',
    valor: [1900, 2900],
    descricao: 'Buffet para sessenta casais; os convites devolvem a maior parte.',
  },
  {
    titulo: 'Câmera nova para a transmissão',
    departamentos: ['Mídia e Comunicação'],
    dia: '09-01',
    valor: [7800, 9800],
    descricao: 'A atual falha com pouca luz. Três propostas foram pedidas.',
    caro: true,
  },
  // covers the payables of the cost centres
  {
    titulo: 'Pessoal e secretaria',
    departamentos: ['Recepção'],
    dia: '01-05',
    valor: [158_000, 172_000],
    descricao: 'Sustento pastoral, encargos, casa pastoral, contador e material de escritório.',
    necessario: true,
  },
  {
    titulo: 'Contas e reparos do templo',
    departamentos: ['Diaconia'],
    dia: '01-05',
    valor: [42_000, 48_000],
    descricao: 'Energia, água, seguro, alarme, limpeza e consertos.',
    necessario: true,
  },
  {
    titulo: 'Cozinha e salão social',
    departamentos: ['Mulheres'],
    dia: '03-01',
    valor: [4400, 5200],
    descricao: 'Gás, louça, consertos e o que a cantina compra antes de vender.',
    necessario: true,
  },
  {
    titulo: 'Sustento missionário',
    departamentos: ['Intercessão'],
    dia: '01-05',
    valor: [19_000, 23_000],
    descricao: 'Duas famílias no campo e as passagens das equipes.',
    necessario: true,
  },
]

/** Budgets of each year, requested about two months before. The newest are still pending. */
export const orcamentos: DemoArea = async (demo) => {
  const { work, start, today } = demo
  const departments = await work.db
    .selectFrom('departamento')
    .select(['id', 'tituloDepartamento'])
    .where('idCliente', '=', work.idCliente)
    .where('excluidoEm', 'is', null)
    .execute()
  const idOf = new Map(departments.map(({ id, tituloDepartamento }) => [tituloDepartamento, id]))
  const years = yearsFrom(start, today)
  const rows = plans.flatMap((plan) => {
    const idDepartamento = plan.departamentos.flatMap((name) => idOf.get(name) ?? [])[0]
    return idDepartamento === undefined ? [] : years.flatMap((year) => budget(demo, plan, year, idDepartamento))
  })
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await work.db.insertInto('orcamento').values(rows).execute()
}

function budget({ work, random, start, today, idUsuario }: Demo, plan: Plan, year: number, idDepartamento: number) {
  const dataOrcamento = `${year}-${plan.dia}`
  // budgets of the first months were requested in the church's first days
  const asked = latest(addDays(dataOrcamento, -random.int(50, 75)), addDays(start, 5))
  const valorOrcamento = `${Math.round(random.int(...plan.valor) / 50) * 50}.00`
  const refused = (random.chance(0.14) && !plan.necessario) || plan.caro
  const decided = addDays(asked, random.int(5, 20))
  if (dataOrcamento <= asked || asked >= today) return []
  const waits = decided >= addDays(today, -6)
  return [
    {
      idCliente: work.idCliente,
      tituloOrcamento: `${plan.titulo} ${year}`,
      dataOrcamento,
      valorOrcamento,
      descricaoOrcamento: plan.descricao,
      idDepartamento,
      statusOrcamento: waits ? 'pendente' : refused ? 'recusado' : 'aprovado',
      decididoEm: waits ? null : new Date(`${decided}T22:15:00Z`),
      decididoPor: waits ? null : idUsuario,
      createdAt: new Date(`${asked}T13:20:00Z`),
      updatedAt: new Date(`${waits ? asked : earliest(decided, today)}T22:15:00Z`),
    },
  ]
}

/** The years from the first whole year of the records to the next year, so that each year with expenses has budgets. */
function yearsFrom(start: DateOnly, today: DateOnly): number[] {
  const first = Number(start.slice(0, 4)) + 1
  return Array.from({ length: Number(today.slice(0, 4)) + 2 - first }, (_, index) => first + index)
}
