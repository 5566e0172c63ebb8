import { z } from 'zod'
import { dateOnly, decimal, excluidos, filterRef, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const patrimonioInput = z.object({
  nomePatrimonio: requiredText(120, 'Informe o nome do patrimônio.'),
  codigoPatrimonio: requiredText(40, 'Informe o código do patrimônio.'),
  tipoPatrimonio: recordRef('Informe o tipo do patrimônio.'),
  descricaoPatrimonio: optional(text(2000)),
  dataAquisicaoPatrimonio: optional(dateOnly()),
  valorCompraPatrimonio: optional(decimal({ min: 0 })),
  fornecedorPatrimonio: optional(text(120)),
  dataNotaFiscalPatrimonio: optional(dateOnly()),
  idLocal: optional(recordRef('Escolha um local da lista.')),
  localizacaoPatrimonio: optional(text(120)),
  responsavelPatrimonio: optional(text(120)),
  estadoConservacaoPatrimonio: optional(text(40)),
  valorAtualPatrimonio: optional(decimal({ min: 0 })),
  /** true: the user has confirmed a code that another asset already has */
  confirmarCodigo: z.boolean('Informe sim ou não.').nullish(),
  versao,
})

export const patrimonioFields = [
  'nomePatrimonio',
  'codigoPatrimonio',
  'tipo',
  'dataAquisicaoPatrimonio',
  'valorAtualPatrimonio',
  'createdAt',
] as const

export const patrimonioFiltro = z
  .object({
    tipoPatrimonio: optional(filterRef('Informe o tipo por número ou uuid.')),
    idLocal: optional(filterRef('Informe o local por número ou uuid.')),
    estadoConservacaoPatrimonio: optional(text(40)),
    excluidos,
  })
  .nullish()

export const listarPatrimoniosInput = z.object({
  ...leanListInput,
  ordem: orderInput(patrimonioFields),
  filtro: patrimonioFiltro,
})

export const patrimonioRef = z.object({ id: recordRef() })
