import { z } from 'zod'
import { toInstant } from '../../../../schema/rules/dates.js'
import type { contaInput, encerrarContaInput, novaContaInput } from '../../../../schema/rules/financas/conta.input.js'
import { toJsonNumber } from '../../../../schema/rules/money.js'
import type { RestRequest } from '../../../kernel/transport/rest/route.js'
import type { ContaRow } from './conta.queries.js'
import { responsibleCliente } from './conta.rules.js'

/** A payable or receivable in the format that old integrations expect. */
export const contaResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  descricaoConta: z.string(),
  valorConta: z.number(),
  restante: z.number().describe('Quanto falta pagar ou receber.'),
  parcial: z.boolean().describe('Em aberto, com uma parte já paga ou recebida.'),
  dataVencimentoConta: z.iso.date(),
  statusConta: z.string(),
  responsavelUsuarioConta: z.int().nullable(),
  responsavelClienteConta: z.int().nullable(),
  idCentroCusto: z.int(),
  idCategoria: z.int().nullable(),
  dataEncerramentoConta: z.iso.date().nullable(),
  serie: z.uuid().nullable(),
  parcela: z.int().nullable(),
  totalParcelas: z.int().nullable(),
  repete: z.boolean(),
  frequencia: z
    .string()
    .nullable()
    .describe('De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual.'),
  estornada: z.boolean().describe('Já foi encerrada e o lançamento, estornado: está em aberto de novo.'),
  created_at: z.iso.datetime(),
})

export const contaJson = (row: ContaRow): z.infer<typeof contaResponse> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  descricaoConta: row.descricaoConta,
  valorConta: toJsonNumber(row.valorConta),
  restante: toJsonNumber(row.restante),
  parcial: row.parcial,
  dataVencimentoConta: row.dataVencimentoConta,
  statusConta: row.statusConta,
  responsavelUsuarioConta: row.responsavelUsuarioConta,
  responsavelClienteConta: responsibleCliente(row),
  idCentroCusto: row.idCentroCusto,
  idCategoria: row.idCategoria,
  dataEncerramentoConta: row.dataEncerramentoConta,
  serie: row.serie,
  parcela: row.parcela,
  totalParcelas: row.totalParcelas,
  repete: row.repete,
  frequencia: row.frequencia,
  estornada: row.estornada,
  created_at: toInstant(row.createdAt),
})

export const contaFilters = {
  statusConta: 'Status, como a lista o mostra; parcial: em aberto, com uma parte paga.',
  idCentroCusto: 'Centro de custo, por número ou uuid.',
  idCategoria: 'Categoria do plano de contas, por número ou uuid.',
  inicio: 'Vencimento a partir deste dia, AAAA-MM-DD.',
  fim: 'Vencimento até este dia, AAAA-MM-DD.',
  excluidos: 'true: a lixeira.',
}

export const contaFieldsIn = ({ body }: RestRequest) => body as z.input<typeof contaInput>

export const newContaFieldsIn = ({ body }: RestRequest) => body as z.input<typeof novaContaInput>

export const closeBody = z.object({
  data: z.iso.date().optional().describe('O dia do dinheiro; ausente: hoje.'),
  idContaFinanceira: z
    .union([z.int(), z.string()])
    .optional()
    .describe('A conta financeira, por número ou uuid; ausente: a padrão da igreja.'),
})

/** The record from the path, and the day and account from the body; today and the default when they are not there. */
export const closeIn = ({ params, body }: RestRequest): z.input<typeof encerrarContaInput> => ({
  id: params.id ?? '',
  data: body.data as string | undefined,
  idContaFinanceira: body.idContaFinanceira as string | number | undefined,
})
