import { cpf as cpfCheck } from 'cpf-cnpj-validator'
import { z } from 'zod'

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())

const text = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`)
const date = () => z.iso.date('Informe uma data válida.')
const flag = () => z.literal([0, 1])

export const usuarioInput = z.object({
  name: z.string('Informe o nome.').trim().min(1, 'Informe o nome.').max(120, 'Use no máximo 120 caracteres.'),
  email: optional(z.email('Informe um e-mail válido.')),
  telefoneUsuario: optional(z.string().regex(/^(\d{10,11}|\+[\d ]{8,18})$/, 'Informe um telefone válido, com DDD.')),
  perfil: optional(z.number().int()),
  recemConvertido: optional(flag()),
  usuarioAtivo: optional(flag()),
  cpf: optional(z.string().refine((value) => cpfCheck.isValid(value), 'CPF inválido.')),
  dataNascimento: optional(date()),
  sexo: optional(text(20)),
  estadoCivil: optional(text(20)),
  cep: optional(z.string().regex(/^\d{8}$/, 'CEP inválido.')),
  endereco: optional(text(150)),
  numero: optional(text(20)),
  complemento: optional(text(80)),
  bairro: optional(text(80)),
  cidade: optional(text(80)),
  uf: optional(text(2)),
  dataConversao: optional(date()),
  dataBatismo: optional(date()),
  observacoes: optional(text(4000)),
  versao: z.number().int().positive().nullish(),
})
