import { z } from 'zod'
import { oneOf, recordRef } from '../formats.js'
import { listInput } from '../pagination.js'

/** The kinds of relatives: the name of each, and what the person is to such a relative. */
export const parentescos = {
  conjuge: { nome: 'Cônjuge', inverso: 'conjuge' },
  paiOuMae: { nome: 'Pai ou mãe', inverso: 'filho' },
  filho: { nome: 'Filho(a)', inverso: 'paiOuMae' },
  irmao: { nome: 'Irmão(ã)', inverso: 'irmao' },
  responsavel: { nome: 'Responsável', inverso: 'dependente' },
  dependente: { nome: 'Dependente', inverso: 'responsavel' },
} as const

export type TipoParentesco = keyof typeof parentescos

const tipos = Object.keys(parentescos) as [TipoParentesco, ...TipoParentesco[]]

/** `tipo` is what the relative is to the person. */
export const parentescoInput = z.object({
  idPessoa: recordRef('Escolha a pessoa.'),
  idParente: recordRef('Escolha a pessoa da família.'),
  tipo: oneOf(tipos, 'Escolha o parentesco.'),
})

export const parentescoRef = z.object({ id: recordRef() })

export const listarParentescosInput = z.object(listInput)
