import { z } from 'zod'
import { excluidos, flag, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const departamentoInput = z.object({
  tituloDepartamento: requiredText(100, 'Informe o título do departamento.'),
  descricao: optional(text(2000)),
  idResponsavel: optional(recordRef('Escolha o responsável.')),
  status: optional(flag()),
  versao,
})

export const departamentoFields = ['tituloDepartamento', 'responsavel', 'status', 'createdAt'] as const

export const departamentoFiltro = z
  .object({ status: optional(flag()), liderAConfirmar: optional(z.boolean()), excluidos })
  .nullish()

export const listarDepartamentosInput = z.object({
  ...leanListInput,
  ordem: orderInput(departamentoFields),
  filtro: departamentoFiltro,
})

export const departamentoRef = z.object({ id: recordRef() })
