import { z } from 'zod'
import { toInstant } from '../../../../../schema/rules/dates.js'
import type { baixaInput, encerrarContasInput } from '../../../../../schema/rules/financas/baixa.input.js'
import { toJsonNumber } from '../../../../../schema/rules/money.js'
import type { RestRequest } from '../../../../kernel/transport/rest/route.js'
import type { BaixaRow } from './baixa.queries.js'

export const baixaResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idConta: z.int(),
  data: z.iso.date(),
  valor: z.number(),
  juros: z.number(),
  multa: z.number(),
  desconto: z.number(),
  total: z.number(),
  meio: z.string().nullable(),
  observacao: z.string().nullable(),
  estornada: z.boolean(),
  created_at: z.iso.datetime(),
})

export const baixaJson = (row: BaixaRow): z.infer<typeof baixaResponse> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idConta: row.idConta,
  data: row.data,
  valor: toJsonNumber(row.valor),
  juros: toJsonNumber(row.juros),
  multa: toJsonNumber(row.multa),
  desconto: toJsonNumber(row.desconto),
  total: toJsonNumber(row.total),
  meio: row.meio,
  observacao: row.observacao,
  estornada: row.estornada,
  created_at: toInstant(row.createdAt),
})

export const baixaFilters = {
  idConta: 'A conta, por número ou uuid.',
  meio: 'dinheiro, pix, boleto, transferencia, cartao, debito ou cheque.',
  inicio: 'A partir deste dia, AAAA-MM-DD.',
  fim: 'Até este dia, AAAA-MM-DD.',
}

export const baixaFieldsIn = ({ body }: RestRequest) => body as z.input<typeof baixaInput>

export const closedContasResponse = z.object({ quantidade: z.int(), total: z.number() })

export const closedContasJson = ({
  quantidade,
  total,
}: {
  quantidade: number
  total: string
}): z.infer<typeof closedContasResponse> => ({ quantidade, total: toJsonNumber(total) })

export const closeContasIn = ({ body }: RestRequest) => body as z.input<typeof encerrarContasInput>
