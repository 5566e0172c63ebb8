import type { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../../schema/rules/dates.js'
import type { Agrupamento, atrasoInput } from '../../../../../schema/rules/financas/atraso.input.js'
import { somaDe } from '../../../../../schema/rules/financas/baixa.rules.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import type { ExportColumn } from '../../../../kernel/transport/export/export.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { fusoOf } from '../../../acesso/cliente/index.js'
import type { Side } from '../conta.queries.js'
import { type AtrasoBrackets, type AtrasoLine, byAtraso, nomeados } from './atraso.queries.js'

/** What is due and overdue at the end of a day. */
export interface ByAtraso {
  data: DateOnly
  agrupar: Agrupamento
  linhas: AtrasoLine[]
  /** all groups that are too small to be named, together */
  outras: AtrasoBrackets | null
  total: AtrasoBrackets
}

/** The name of a group without one. */
const withoutName: Readonly<Record<Agrupamento, string>> = {
  descricao: '',
  responsavel: 'Igreja',
  fornecedor: 'Sem fornecedor',
  centroCusto: 'Sem centro de custo',
}

/** Payables or receivables of a church by how long they are overdue at the end of a day. */
export async function contasInAtraso(
  work: Pick<Reading, 'db'> & { idCliente: number },
  lado: Side,
  { data, agrupar }: Pick<ByAtraso, 'data' | 'agrupar'>,
): Promise<ByAtraso> {
  const rows = await byAtraso(work, lado, { data, agrupar })
  const sum = (name: Exclude<keyof AtrasoBrackets, 'quantidade'>) => somaDe(...rows.map((row) => row[name]))
  return {
    data,
    agrupar,
    linhas: rows
      .filter(({ lugar }) => lugar <= nomeados)
      .map(({ lugar: _, ...row }) => ({ ...row, nome: row.nome ?? withoutName[agrupar] })),
    outras: rows.find(({ lugar }) => lugar > nomeados) ?? null,
    total: {
      aVencer: sum('aVencer'),
      ate30: sum('ate30'),
      ate60: sum('ate60'),
      ate90: sum('ate90'),
      mais90: sum('mais90'),
      total: sum('total'),
      quantidade: rows.reduce((count, { quantidade }) => count + quantidade, 0),
    },
  }
}

/** The same for the current user. The names of suppliers are only for those who read suppliers. */
export async function contasByAtraso(
  { ctx, db, ...work }: Pick<Reading, 'db' | 'idCliente'> & { ctx: Context },
  lado: Side,
  { filtro }: z.output<typeof atrasoInput>,
): Promise<ByAtraso> {
  const agrupar = filtro?.agrupar ?? 'descricao'
  if (agrupar === 'fornecedor') ctx.authorise('fornecedor.ler')
  const idCliente = ctx.ownTenant(work.idCliente)
  const data = filtro?.data ?? todayIn(await fusoOf(ctx, idCliente))
  return contasInAtraso({ db, idCliente }, lado, { data, agrupar })
}

type Line = AtrasoBrackets & { nome: string | null; idCliente: number }

export const atrasoColumns: ExportColumn<Line>[] = [
  { title: 'Grupo', width: 48, value: (row) => row.nome },
  { title: 'Contas', kind: 'number', value: (row) => row.quantidade },
  { title: 'A vencer', kind: 'money', value: (row) => row.aVencer },
  { title: '1 a 30 dias', kind: 'money', value: (row) => row.ate30 },
  { title: '31 a 60 dias', kind: 'money', value: (row) => row.ate60 },
  { title: '61 a 90 dias', kind: 'money', value: (row) => row.ate90 },
  { title: 'Mais de 90 dias', kind: 'money', value: (row) => row.mais90 },
  { title: 'Total', kind: 'money', value: (row) => row.total },
]

/** The lines of the exported report of a church, with the rest and the total. */
export const linesOfAtraso = ({ linhas, outras, total }: ByAtraso, idCliente: number): Line[] =>
  [...linhas, ...(outras ? [{ ...outras, nome: 'Outras' }] : []), { ...total, nome: 'Total' }].map((line) => ({
    ...line,
    idCliente,
  }))
