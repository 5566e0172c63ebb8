import { z } from 'zod'
import { dateOnly, filterRef, integer, optional, text } from '../formats.js'
import { listInput } from '../pagination.js'

export const operacoes = ['criar', 'alterar', 'excluir', 'restaurar', 'apagar', 'evento'] as const

export const listarAuditoriaInput = z.object({
  ...listInput,
  filtro: z
    .object({
      idUsuario: optional(filterRef('Pessoa inválida.')),
      tabela: optional(text(60)),
      idRegistro: optional(integer('Informe o número do registro.').positive('Informe o número do registro.')),
      operacao: optional(z.enum(operacoes, 'Operação inválida.')),
      de: optional(dateOnly()),
      ate: optional(dateOnly()),
    })
    .nullish(),
})
