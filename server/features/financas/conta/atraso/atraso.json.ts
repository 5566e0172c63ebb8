import { z } from 'zod'
import { toJsonNumber } from '../../../../../schema/rules/money.js'
import { filterQuery, type RestRequest } from '../../../../kernel/transport/rest/route.js'
import type { ByAtraso } from './atraso.js'
import type { AtrasoBrackets } from './atraso.queries.js'

const brackets = z.object({
  aVencer: z.number(),
  ate30: z.number(),
  ate60: z.number(),
  ate90: z.number(),
  mais90: z.number(),
  total: z.number(),
  quantidade: z.int(),
})

export const atrasoResponse = z.object({
  data: z.iso.date(),
  agrupar: z.string(),
  linhas: z.array(brackets.extend({ idRegistro: z.int().nullable(), nome: z.string() })),
  outras: brackets.nullable(),
  total: brackets,
})

const bracketsJson = (row: AtrasoBrackets): z.infer<typeof brackets> => ({
  aVencer: toJsonNumber(row.aVencer),
  ate30: toJsonNumber(row.ate30),
  ate60: toJsonNumber(row.ate60),
  ate90: toJsonNumber(row.ate90),
  mais90: toJsonNumber(row.mais90),
  total: toJsonNumber(row.total),
  quantidade: row.quantidade,
})

export const atrasoJson = ({ data, agrupar, linhas, outras, total }: ByAtraso): z.infer<typeof atrasoResponse> => ({
  data,
  agrupar,
  linhas: linhas.map((row) => ({ ...bracketsJson(row), idRegistro: row.idRegistro, nome: row.nome ?? '' })),
  outras: outras && bracketsJson(outras),
  total: bracketsJson(total),
})

export const atrasoFilters = {
  data: 'O dia, AAAA-MM-DD; ausente: hoje.',
  agrupar: 'descricao, responsavel, fornecedor ou centroCusto; ausente: descricao.',
}

export const atrasoIn = (request: RestRequest) => ({ filtro: filterQuery(request, atrasoFilters) })
