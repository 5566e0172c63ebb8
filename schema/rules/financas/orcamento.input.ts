import { z } from 'zod'
import { amount, dateOnly, excluidos, filterRef, oneOf, optional, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

/** The input has no status: a budget starts as pendente, and only approving or refusing changes its status. */
export const orcamentoInput = z.object({
  tituloOrcamento: requiredText(120, 'Informe o título do orçamento.'),
  dataOrcamento: dateOnly(),
  valorOrcamento: amount(),
  descricaoOrcamento: requiredText(2000, 'Informe a descrição do orçamento.'),
  idDepartamento: recordRef('Escolha o departamento.'),
  versao,
})

export const orcamentoFields = [
  'tituloOrcamento',
  'departamento',
  'dataOrcamento',
  'valorOrcamento',
  'statusOrcamento',
  'createdAt',
] as const

export const orcamentoFiltro = z
  .object({
    statusOrcamento: optional(
      oneOf(['pendente', 'aprovado', 'recusado'], 'A situação é pendente, aprovado ou recusado.'),
    ),
    idDepartamento: optional(filterRef('Informe o departamento por número ou uuid.')),
    excluidos,
  })
  .nullish()

export const listarOrcamentosInput = z.object({
  ...leanListInput,
  ordem: orderInput(orcamentoFields),
  filtro: orcamentoFiltro,
})

export const orcamentoRef = z.object({ id: recordRef() })

/** `versao`: the version of the budget that the person saw and decides. */
export const decidirOrcamentoInput = orcamentoRef.extend({ versao })

/** A period; the current year by default. */
export const resumoOrcamentosInput = z
  .object({ inicio: optional(dateOnly()), fim: optional(dateOnly()) })
  .refine(({ inicio, fim }) => !inicio || !fim || inicio <= fim, {
    message: 'O fim do período vem depois do início.',
    path: ['fim'],
  })
