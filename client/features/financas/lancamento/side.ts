import type { ReactNode } from 'react'

/** What both sides of the books show of an entry. */
export type Lancamento = {
  id: number
  uuid: string
  idCliente: number
  descricao: string
  data: string
  categoria: number
  nomeCategoria: string
  valor: string
  centroCusto: { id: number; nome: string } | null
  origem: string | null
  idOrigem: number | null
  idEstornado: number | null
  idEstorno: number | null
  createdAt: string
  excluidoEm: string | null
  acoesPermitidas: string[]
}

export type LancamentoCampo = 'categoria' | 'createdAt' | 'data' | 'descricao' | 'valor'

/** One side of the books: its words and addresses. */
export type Side = {
  /** 'Entrada', 'Saída'; both are feminine. */
  /** its table, as the recycle bin names it */
  table: string
  nome: string
  plural: string
  title: string
  urls: { list: string; create: string; detail: (id: number) => string; edit: (id: number) => string }
  categorias: Readonly<Record<number, string>>
  write: 'entrada.escrever' | 'saida.escrever'
  /** The account that becomes such an entry on its day. */
  conta: {
    nome: string
    /** 'pago', 'recebido' */
    feito: string
    create: string
    write: 'contaPagar.escrever' | 'contaReceber.escrever'
  }
}

/** What may be done with an entry; each asks first, and tells how it went. */
export type Deeds = {
  remove: (row: Lancamento) => Promise<boolean>
  restore: (row: Lancamento) => Promise<void>
  reverse: (row: Lancamento) => void
  /** The dialog that `reverse` opens. */
  dialog: ReactNode
}

export const choicesOf = ({ categorias }: Pick<Side, 'categorias'>) =>
  Object.entries(categorias).map(([value, label]) => ({ value: Number(value), label }))
