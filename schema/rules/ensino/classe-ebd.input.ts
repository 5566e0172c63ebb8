import { z } from 'zod'
import { oneOf, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const statusClasses = ['ativa', 'inativa'] as const

const statusClasse = () => oneOf(statusClasses, 'O status da classe é ativa ou inativa.')

export const classeEBDInput = z.object({
  nomeClasse: requiredText(80, 'Informe o nome da classe.'),
  faixaEtaria: optional(text(60)),
  idProfessor: optional(recordRef('Escolha uma pessoa da lista.')),
  statusClasse: optional(statusClasse()),
  versao,
})

export const classeEBDFields = ['nomeClasse', 'faixaEtaria', 'professor', 'statusClasse', 'createdAt'] as const

export const classeEBDFiltro = z
  .object({
    statusClasse: optional(statusClasse()),
    liderAConfirmar: optional(z.boolean()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarClassesEBDInput = z.object({
  ...leanListInput,
  ordem: orderInput(classeEBDFields),
  filtro: classeEBDFiltro,
})

export const classeEBDRef = z.object({ id: recordRef() })
