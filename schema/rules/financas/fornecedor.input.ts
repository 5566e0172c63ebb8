import { z } from 'zod'
import {
  cnpj,
  cpf,
  email,
  excluidos,
  flag,
  optional,
  phone,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

const badDocument = 'CPF ou CNPJ inválido.'

/** CPF or CNPJ with check digits, kept without punctuation. Since 2026 a CNPJ may have letters. */
const cpfOuCnpj = () =>
  z
    .string(badDocument)
    .transform((value) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
    .refine((value) => (/^\d{11}$/.test(value) ? cpf() : cnpj()).safeParse(value).success, badDocument)

export const fornecedorInput = z.object({
  nome: requiredText(120, 'Informe o nome.'),
  documento: optional(cpfOuCnpj()),
  email: optional(email()),
  telefone: optional(phone()),
  endereco: optional(text(200)),
  dadosBancarios: optional(text(500)),
  observacoes: optional(text(2000)),
  versao,
})

export const fornecedorFields = ['nome', 'createdAt'] as const

export const fornecedorFiltro = z.object({ ativo: optional(flag()), excluidos }).nullish()

export const listarFornecedoresInput = z.object({
  ...leanListInput,
  ordem: orderInput(fornecedorFields),
  filtro: fornecedorFiltro,
})

export const fornecedorRef = z.object({ id: recordRef() })
