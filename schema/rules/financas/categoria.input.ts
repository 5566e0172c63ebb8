import { z } from 'zod'
import {
  dateOnly,
  excluidos,
  filterRef,
  flag,
  integer,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

/** Whether a category is of income or of expenses: the stored value and its Portuguese label. */
export const naturezas: Readonly<Record<string, string>> = { receita: 'Receita', despesa: 'Despesa' }

/** The kinds of payments that accountants ask about, with their Portuguese labels: what is withheld differs. */
export const tiposPagamento: Readonly<Record<string, string>> = {
  prebenda: 'Sustento pastoral (prebenda)',
  salario: 'Salários e encargos',
  servico: 'Serviços',
  aluguel: 'Aluguéis',
  reembolso: 'Reembolsos',
  outro: 'Outros pagamentos',
}

const natureza = () => oneOf(['receita', 'despesa'], 'Escolha Receita ou Despesa.')

const raiz = () =>
  integer('Escolha a categoria principal.')
    .min(1, 'Escolha a categoria principal.')
    .max(5, 'Escolha a categoria principal.')

export const categoriaInput = z.object({
  nome: requiredText(60, 'Informe o nome.'),
  natureza: natureza(),
  raiz: raiz(),
  restrita: optional(flag()),
  codigoContador: optional(text(30)),
  tipoPagamento: optional(
    oneOf(['prebenda', 'salario', 'servico', 'aluguel', 'reembolso', 'outro'], 'Escolha o tipo de pagamento.'),
  ),
  ordem: optional(integer().min(0, 'Informe um número de 0 a 999.').max(999, 'Informe um número de 0 a 999.')),
  versao,
})

export const categoriaFields = ['plano', 'nome', 'codigoContador', 'createdAt'] as const

export const categoriaFiltro = z
  .object({
    natureza: optional(natureza()),
    raiz: optional(raiz()),
    restrita: optional(flag()),
    ativa: optional(flag()),
    excluidos,
  })
  .nullish()

export const listarCategoriasInput = z.object({
  ...leanListInput,
  ordem: orderInput(categoriaFields),
  filtro: categoriaFiltro,
})

export const categoriaRef = z.object({ id: recordRef() })

/** The category whose entries are split, the other one, and which of its entries: each part that is given narrows them. */
export const separarInput = categoriaRef.extend({
  idCategoria: recordRef('Escolha a outra categoria.'),
  inicio: optional(dateOnly()),
  fim: optional(dateOnly()),
  idFornecedor: optional(filterRef('Escolha um fornecedor da lista.')),
  idCentroCusto: optional(filterRef('Escolha um centro de custo da lista.')),
  /** words of the description */
  busca: optional(text(100)),
  /** these entries only */
  lancamentos: z.array(filterRef('Lançamento inválido.')).max(5000, 'São no máximo 5.000 lançamentos.').nullish(),
})

/** The category that ends, and the one that gets what it has. */
export const juntarInput = categoriaRef.extend({ idCategoria: recordRef('Escolha a categoria que fica.') })
