import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { contasOf } from '../financas/contas-financeiras.js'
import type { Tipo } from './catalog.js'

type Work = readonly [descricao: string, de: number, ate: number]

/**
 * The possible maintenances of each type of asset, with their cost range in whole reais, and the departments that pay.
 */
const works: Readonly<Partial<Record<Tipo, { trabalhos: readonly Work[]; departamentos: readonly string[] }>>> = {
  'Som e vídeo': {
    departamentos: ['Mídia e Comunicação'],
    trabalhos: [
      ['Limpeza e revisão geral', 120, 380],
      ['Troca de conectores e cabos', 60, 180],
      ['Conserto da fonte de alimentação', 180, 520],
    ],
  },
  'Instrumentos musicais': {
    departamentos: ['Louvor e Adoração', 'Louvor'],
    trabalhos: [
      ['Regulagem e troca de cordas', 90, 260],
      ['Afinação', 250, 380],
      ['Troca de peles e ferragens', 140, 320],
    ],
  },
  Veículos: {
    departamentos: ['Diaconia'],
    trabalhos: [
      ['Troca de óleo e filtros', 290, 430],
      ['Revisão de freios e suspensão', 680, 1450],
      ['Dois pneus novos', 940, 1320],
    ],
  },
  Informática: {
    departamentos: [],
    trabalhos: [
      ['Formatação e limpeza', 90, 180],
      ['Troca do disco por um SSD', 240, 420],
    ],
  },
  Eletrodomésticos: {
    departamentos: ['Diaconia', 'Acolhimento'],
    trabalhos: [
      ['Recarga de gás', 180, 350],
      ['Troca do termostato', 120, 240],
    ],
  },
  Imóveis: {
    departamentos: [],
    trabalhos: [
      ['Limpeza das calhas', 280, 450],
      ['Revisão da parte elétrica', 480, 1150],
      ['Dedetização', 350, 520],
    ],
  },
}

/**
 * Maintenances of two years, each paid when it was concluded. One has been overdue since last week, and two are
 * planned.
 */
export const manutencoes: DemoArea = async (demo) => {
  const { work, church, random, today, start } = demo
  const assets = await assetsOf(demo)
  const departments = await departmentsOf(demo)
  const pause = church.people > 100 ? 22 : 75
  const days: DateOnly[] = [addDays(today, -6), addDays(today, 5), addDays(today, 19)]
  for (
    let day = addDays(start, random.int(10, 30));
    day < addDays(today, -12);
    day = addDays(day, random.int(Math.round(pause / 2), pause + Math.round(pause / 2)))
  )
    days.push(day)

  const planned = days.sort().flatMap((dataManutencao) => {
    const known = assets.filter(({ dataAquisicaoPatrimonio }) => (dataAquisicaoPatrimonio ?? '') < dataManutencao)
    const asset = known.length ? random.pick(known) : undefined
    const plan = asset && works[asset.tipo as Tipo]
    if (!asset || !plan) return []
    const [descricaoManutencao, from, until] = random.pick(plan.trabalhos)
    const done = dataManutencao < addDays(today, -10)
    const createdAt = new Date(`${addDays(dataManutencao, done ? -3 : -24)}T14:30:00Z`)
    const paidAt = new Date(`${addDays(dataManutencao, 1)}T13:10:00Z`)
    return [
      {
        nome: asset.nomePatrimonio,
        row: {
          idCliente: work.idCliente,
          idPatrimonio: asset.id,
          dataManutencao,
          valorManutencao: `${random.int(from / 5, until / 5) * 5}.00`,
          statusManutencao: done ? 'concluido' : 'pendente',
          descricaoManutencao,
          idDepartamento: plan.departamentos.flatMap((name) => departments.get(name) ?? [])[0] ?? null,
          createdAt,
          updatedAt: done ? paidAt : createdAt,
        },
      },
    ]
  })
  const keys = await work.db
    .insertInto('manutencao_patrimonio')
    .values(planned.map(({ row }) => row))
    .returning('id')
    .execute()
  const { banco } = await contasOf(work)
  const expenses = planned.flatMap(({ row, nome }, index) =>
    row.statusManutencao === 'pendente'
      ? []
      : [
          {
            idCliente: work.idCliente,
            idContaFinanceira: banco,
            origem: 'manutencaoPatrimonio',
            idOrigem: keys[index]?.id as number,
            descricao: `Manutenção: ${nome}`,
            data: row.dataManutencao,
            categoria: 2,
            valor: row.valorManutencao,
            createdAt: row.updatedAt,
            updatedAt: row.updatedAt,
          },
        ],
  )
  await work.db.insertInto('saida').values(expenses).execute()
}

const assetsOf = ({ work: { db, idCliente } }: Demo) =>
  db
    .selectFrom('patrimonio')
    .innerJoin('tipo_patrimonio', (join) =>
      join
        .onRef('tipo_patrimonio.id', '=', 'patrimonio.tipoPatrimonio')
        .onRef('tipo_patrimonio.idCliente', '=', 'patrimonio.idCliente'),
    )
    .select([
      'patrimonio.id',
      'patrimonio.nomePatrimonio',
      'patrimonio.dataAquisicaoPatrimonio',
      'tipo_patrimonio.tipoPatrimonio as tipo',
    ])
    .where('patrimonio.idCliente', '=', idCliente)
    .where('patrimonio.excluidoEm', 'is', null)
    .where('tipo_patrimonio.tipoPatrimonio', 'in', Object.keys(works))
    .orderBy('patrimonio.id')
    .execute()

async function departmentsOf({ work: { db, idCliente } }: Demo): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('departamento')
    .select(['id', 'tituloDepartamento'])
    .where('idCliente', '=', idCliente)
    .where('excluidoEm', 'is', null)
    .execute()
  return new Map(rows.map(({ id, tituloDepartamento }) => [tituloDepartamento, id]))
}
