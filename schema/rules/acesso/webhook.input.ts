import { z } from 'zod'
import { filterRef, oneOf, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput } from '../pagination.js'
import { confirmacao } from './usuario.input.js'

const situacoes = ['pendente', 'entregue', 'falhou', 'omitida'] as const
export type Situacao = (typeof situacoes)[number]

const isWeb = (value: string): boolean => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)

export const webhookInput = z.object({
  url: z
    .string('Informe o endereço.')
    .trim()
    .min(1, 'Informe o endereço.')
    .max(500, 'Use no máximo 500 caracteres.')
    .refine(isWeb, 'Informe um endereço completo, como https://sistema.exemplo.org/candeia.'),
  descricao: optional(text(100)),
  eventos: z.array(z.string()).min(1, 'Escolha ao menos um evento.').max(500),
  ativo: z
    .boolean('Informe sim ou não.')
    .nullish()
    .transform((ativo) => ativo ?? true),
  ...confirmacao,
  versao,
})

export const webhookRef = z.object({ id: recordRef() })

/** A webhook that is changed after the password: its secret, or its end. */
export const webhookConfirmado = z.object({ id: recordRef(), ...confirmacao })

export const listarEntregasInput = z.object({
  ...leanListInput,
  filtro: z
    .object({
      idWebhook: optional(filterRef('Webhook inválido.')),
      situacao: optional(oneOf(situacoes, 'Situação inválida.')),
    })
    .nullish(),
})
