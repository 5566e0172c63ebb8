import { z } from 'zod'
import { dateOnly, excluidos, oneOf, optional, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const statusReunioes = ['marcada', 'realizada', 'cancelada'] as const

const status = () => oneOf(statusReunioes, 'O status é marcada, realizada ou cancelada.')

export const reuniaoLiderancaInput = z.object({
  dataReuniao: dateOnly(),
  pautaReuniao: requiredText(4000, 'Informe a pauta.'),
  statusReuniao: optional(status()),
  /** when it is absent, the participants stay as they are */
  participantes: z.array(recordRef('Escolha a pessoa.')).max(100, 'Escolha no máximo 100 pessoas.').nullish(),
  versao,
})

export const reuniaoLiderancaFields = ['dataReuniao', 'statusReuniao', 'createdAt'] as const

export const quandoReunioes = ['proximos', 'anteriores'] as const

export const reuniaoLiderancaFiltro = z
  .object({
    quando: optional(oneOf(quandoReunioes, 'Escolha proximos ou anteriores.')),
    statusReuniao: optional(status()),
    excluidos,
  })
  .nullish()

export const listarReunioesLiderancaInput = z.object({
  ...leanListInput,
  ordem: orderInput(reuniaoLiderancaFields),
  filtro: reuniaoLiderancaFiltro,
})

export const reuniaoLiderancaRef = z.object({ id: recordRef() })
