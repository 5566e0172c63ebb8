import { z } from 'zod'

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())

const text = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`)
const required = (max: number, message: string) => z.string(message).trim().min(1, message).max(max)
const date = () => z.iso.date('Informe uma data válida.')
const amount = () => z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, 'Informe um valor válido.')

export const patrimonioInput = z.object({
  nomePatrimonio: required(120, 'Informe o nome do patrimônio.'),
  codigoPatrimonio: required(40, 'Informe o código do patrimônio.'),
  tipoPatrimonio: z.union([z.number().int().positive(), z.string().min(1)], 'Informe o tipo do patrimônio.'),
  descricaoPatrimonio: optional(text(2000)),
  dataAquisicaoPatrimonio: optional(date()),
  valorCompraPatrimonio: optional(amount()),
  fornecedorPatrimonio: optional(text(120)),
  dataNotaFiscalPatrimonio: optional(date()),
  localizacaoPatrimonio: optional(text(120)),
  responsavelPatrimonio: optional(text(120)),
  estadoConservacaoPatrimonio: optional(text(40)),
  valorAtualPatrimonio: optional(amount()),
  versao: z.number().int().positive().nullish(),
})
