import type { ReactNode } from 'react'
import type { DotColor } from '../../../kernel/ui'

/** The fields that the screens of payables and of receivables show. */
export type Conta = {
  id: number
  uuid: string
  numero: number | null
  idCliente: number
  descricaoConta: string
  valorConta: string
  restante: string
  parcial: boolean
  dataVencimentoConta: string
  statusConta: string
  dataEncerramentoConta: string | null
  idLancamento: number | null
  estornada: boolean
  categoria: { id: number; nome: string } | null
  centroCusto: { id: number; nome: string } | null
  responsavel: { id: number; name: string } | null
  /** Of a payable; null for whoever may not read suppliers. */
  fornecedor?: { id: number; nome: string } | null
  /** Of a payable: a boleto's line or a Pix code. */
  codigoPagamento?: string | null
  parcela: number | null
  totalParcelas: number | null
  repete: boolean
  frequencia: string | null
  versao: number
  createdAt: string
  excluidoEm: string | null
  acoesPermitidas: string[]
}

/** A payment of a payable or receivable, as the detail screen shows it. */
export type Baixa = {
  id: number
  data: string
  valor: string
  juros: string
  multa: string
  desconto: string
  total: string
  meio: string | null
  observacao: string | null
  estornada: boolean
  /** Absent for whoever may not read entries. */
  lancamento?: { id: number } | null
  acoesPermitidas: string[]
}

export type ContaCampo = 'createdAt' | 'dataVencimentoConta' | 'descricaoConta' | 'statusConta' | 'valorConta'

export const contaEncerrada = 'Esta conta está encerrada e não pode mais ser alterada.'

/** The texts and addresses of payables or of receivables. */
export type ContaSide = {
  title: string
  /** The name of its table, as the recycle bin uses it. */
  table: string
  /** Its kind, for its attachments. */
  especie: 'contaPagar' | 'contaReceber'
  urls: {
    list: string
    porAtraso: string
    create: string
    detail: (id: number | string) => string
    edit: (id: number | string) => string
  }
  /** Each status with text and colour, in the order of the filter. */
  status: Readonly<Record<string, { text: string; color: DotColor }>>
  natureza: 'receita' | 'despesa'
  /** Whether the records may name a supplier. */
  fornecedores?: true
  write: 'contaPagar.escrever' | 'contaReceber.escrever'
  /** The error text when the list could not be loaded. */
  listFailed: string
  /** The address of the ledger entry that settling creates. */
  lancamento: (id: number) => string
  /** Hint that is shown in an empty list. */
  hint: string
  /** Label of the day on which the money was paid or received. */
  dia: string
  /** Text of the action, for example 'Desfazer pagamento' */
  desfazer: string
  /** Text of the action, for example 'Registrar pagamento' */
  registrar: string
  /** Whether the form of a new record reads a boleto's line or a Pix code. */
  leCodigo: boolean
  /** 'pago', of what was paid */
  feito: string
  /** 'Pagamento' */
  baixa: string
  /** 'Pagamentos' */
  baixas: string
}

/** The text of each status. */
export const statusTexts = ({ status }: Pick<ContaSide, 'status'>) =>
  Object.fromEntries(Object.entries(status).map(([value, { text }]) => [value, text]))

/** Actions on a payable or receivable. All except `restore` require a confirmation; all report the result. */
export type ContaActions = {
  settle: (row: Conta) => void
  reopen: (row: Conta) => Promise<void>
  cancel: (row: Conta) => Promise<boolean>
  /** Cancels several records together; `done` runs after they are cancelled. */
  cancelMany: (rows: Conta[], done: () => void) => Promise<void>
  restore: (row: Conta) => Promise<void>
  stop: (row: Conta) => Promise<void>
  /** Opens the dialog for a payment of a part, or with interest, fine or discount. */
  pay: (row: Conta) => void
  undo: (row: Baixa) => Promise<void>
  /** Charges what is due of a receivable by Pix. */
  charge?: ((row: Conta) => Promise<void>) | undefined
  /** Opens the dialog that settles several records together; `done` runs after they are settled. */
  settleMany: (rows: Conta[], done: () => void) => void
  /** The dialog that `settle`, `pay` or `settleMany` opens, to be rendered on the screen. */
  dialog: ReactNode
}

const marcas: Readonly<Record<string, string>> = {
  semanal: 'Semanal',
  mensal: 'Mensal',
  bimestral: 'Bimestral',
  trimestral: 'Trimestral',
  semestral: 'Semestral',
  anual: 'Anual',
}

/** '2/10' for an instalment; 'Mensal', 'Anual' and so on for the newest record of a series that continues. */
export function marcaDe(conta: Pick<Conta, 'parcela' | 'totalParcelas' | 'repete' | 'frequencia'>) {
  const { parcela, totalParcelas, repete, frequencia } = conta
  if (totalParcelas) return `${parcela}/${totalParcelas}`
  return repete ? marcas[frequencia ?? 'mensal'] : undefined
}
