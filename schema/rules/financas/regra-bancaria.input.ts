import { z } from 'zod'
import { oneOf, optional, recordRef, requiredText, text, versao } from '../formats.js'

export const direcoes = ['entrou', 'saiu'] as const

/** How many rules a church has at most: each page of movements compares with all. */
export const maisRegras = 100

export const regraBancariaInput = z.object({
  /** at least three letters or digits, because a rule for nearly every movement helps nobody */
  texto: requiredText(100, 'Informe o texto que o histórico contém.').refine(
    (value) => (value.match(/[\p{L}\p{N}]/gu) ?? []).length >= 3,
    'Informe ao menos três letras ou números.',
  ),
  direcao: oneOf([...direcoes], 'Escolha entrou ou saiu.'),
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  descricao: optional(text(255)),
  categoria: z.number('Escolha a categoria.').int('Escolha a categoria.').nullish(),
  idCategoria: optional(recordRef('Escolha a categoria.')),
  idCentroCusto: optional(recordRef('Escolha o centro de custo.')),
  idFornecedor: optional(recordRef('Escolha o fornecedor.')),
  idPessoa: optional(recordRef('Escolha a pessoa.')),
  versao,
})

export const regraBancariaRef = z.object({ id: recordRef() })

export const ordenarRegrasInput = z.object({
  ids: z.array(recordRef(), 'Informe as regras na sua ordem.').max(maisRegras, 'Há regras demais.'),
})
