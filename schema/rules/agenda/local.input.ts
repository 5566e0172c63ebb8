import { z } from 'zod'
import { excluidos, integer, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const localInput = z.object({
  nomeLocal: requiredText(80, 'Informe o nome do local.'),
  endereco: optional(text(200)),
  capacidade: optional(
    integer('Informe a capacidade em pessoas.')
      .min(1, 'A capacidade é de ao menos uma pessoa.')
      .max(100_000, 'A capacidade é de no máximo 100.000 pessoas.'),
  ),
  versao,
})

export const localFields = ['nomeLocal', 'capacidade', 'createdAt'] as const

export const localFiltro = z.object({ excluidos }).nullish()

export const listarLocaisInput = z.object({
  ...leanListInput,
  ordem: orderInput(localFields),
  filtro: localFiltro,
})

export const localRef = z.object({ id: recordRef() })
