import type { ReactNode } from 'react'
import type { DotColor } from '../../../kernel/ui'

/** What both kinds of account show of one. */
export type Conta = {
  id: number
  uuid: string
  idCliente: number
  descricaoConta: string
  valorConta: string
  dataVencimentoConta: string
  statusConta: string
  dataEncerramentoConta: string | null
  idLancamento: number | null
  estornada: boolean
  centroCusto: { id: number; nome: string } | null
  responsavel: { id: number; name: string } | null
  parcela: number | null
  totalParcelas: number | null
  repete: boolean
  createdAt: string
  excluidoEm: string | null
  acoesPermitidas: string[]
}

export type ContaCampo = 'createdAt' | 'dataVencimentoConta' | 'descricaoConta' | 'statusConta' | 'valorConta'

/** One kind of account: its words and addresses. */
export type ContaSide = {
  title: string
  urls: {
    list: string
    create: string
    detail: (id: number | string) => string
    edit: (id: number | string) => string
  }
  /** Each status, in the order in which filters offer them. */
  status: Readonly<Record<string, { text: string; color: DotColor }>>
  write: 'contaPagar.escrever' | 'contaReceber.escrever'
  /** The documented text for a list that cannot be fetched. */
  listFailed: string
  /** The page of the entry that settling makes. */
  lancamento: (id: number) => string
  /** What the day of the money is called. */
  dia: string
  /** 'Desfazer pagamento' */
  desfazer: string
}

/** What may be done with an account; each asks first, and tells how it went. */
export type ContaDeeds = {
  settle: (row: Conta) => void
  reopen: (row: Conta) => Promise<void>
  cancel: (row: Conta) => Promise<boolean>
  restore: (row: Conta) => Promise<void>
  stop: (row: Conta) => Promise<void>
  /** The dialog that `settle` opens. */
  dialog: ReactNode
}

/** '2/10' of instalments, 'Mensal' of the newest of a series that goes on. */
export function marcaDe({ parcela, totalParcelas, repete }: Pick<Conta, 'parcela' | 'totalParcelas' | 'repete'>) {
  if (totalParcelas) return `${parcela}/${totalParcelas}`
  return repete ? 'Mensal' : undefined
}
