import type { DocumentNode } from 'graphql'
import type { ReactNode } from 'react'

/** The fields of an entry that both income and expenses show. */
export type Lancamento = {
  id: number
  uuid: string
  numero: number | null
  idCliente: number
  descricao: string
  data: string
  categoria: number
  nomeCategoria: string
  valor: string
  centroCusto: { id: number; nome: string } | null
  contaFinanceira: { id: number; nome: string } | null
  /** Of an expense; null for whoever may not read suppliers. */
  fornecedor?: { id: number; nome: string } | null
  origem: string | null
  idOrigem: number | null
  idEstornado: number | null
  idEstorno: number | null
  createdAt: string
  excluidoEm: string | null
  acoesPermitidas: string[]
}

export type LancamentoCampo = 'categoria' | 'createdAt' | 'data' | 'descricao' | 'valor'

type Tabela = 'entrada' | 'saida'

/** The texts and addresses of income or of expenses. */
export type Side = {
  /** The name of its table, as the recycle bin uses it. */
  table: Tabela
  /** 'Entrada' or 'Saída'; texts rely on both being feminine. */
  nome: string
  plural: string
  title: string
  /** Hint that is shown in an empty list. */
  hint: string
  /** The query of its list, which is read again after a change of several entries. */
  document: DocumentNode
  urls: { list: string; create: string; detail: (id: number) => string; edit: (id: number) => string }
  categorias: Readonly<Record<number, string>>
  natureza: 'receita' | 'despesa'
  /** Whether entries may name a supplier. */
  fornecedores?: true
  write: 'entrada.escrever' | 'saida.escrever'
  /** Payable or receivable, which is offered instead of an entry with a future date. */
  conta: {
    nome: string
    /** 'pago', 'recebido' */
    feito: string
    create: string
    write: 'contaPagar.escrever' | 'contaReceber.escrever'
  }
}

/** The actions on an entry. All except `restore` require a confirmation; all report the result. */
export type LancamentoActions = {
  remove: (row: Lancamento) => Promise<boolean>
  restore: (row: Lancamento) => Promise<void>
  reverse: (row: Lancamento) => void
  /** The dialog that `reverse` opens, to be rendered on the screen. */
  dialog: ReactNode
}

export const choicesOf = ({ categorias }: Pick<Side, 'categorias'>) =>
  Object.entries(categorias).map(([value, label]) => ({ value: Number(value), label }))
