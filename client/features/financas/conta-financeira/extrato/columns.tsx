import { Link } from 'react-router-dom'
import type { Column } from '../../../../kernel/list'
import { Balance, DateText, Money, Pill } from '../../../../kernel/ui'
import { entradaUrls } from '../../entrada/urls'
import { saidaUrls } from '../../saida/urls'
import { transferenciaUrls } from '../../transferencia/urls'
import { contaFinanceiraUrls } from '../urls'
import type { ExtratoQuery } from './extrato.generated'

export type Extrato = ExtratoQuery['contaFinanceira']['extrato']
export type Linha = Extrato['linhas']['nodes'][number] & { idCliente: number }

/** The page of what a line shows; transfers have only their list. */
const pageOf = ({ tipo, id }: Linha): string => pages[tipo]?.(id) ?? transferenciaUrls.list

const pages: Readonly<Record<string, (id: number) => string>> = {
  saldoInicial: contaFinanceiraUrls.edit,
  entrada: entradaUrls.detail,
  saida: saidaUrls.detail,
}

/** 'Transferência de Banco', or the category. */
function Category({ nomeCategoria, valor, outraConta }: Linha) {
  if (!outraConta) return nomeCategoria
  return (
    <>
      {nomeCategoria} {valor.startsWith('-') ? 'para' : 'de'}{' '}
      <Link to={contaFinanceiraUrls.extrato(outraConta.id)}>{outraConta.nome}</Link>
    </>
  )
}

/** The amount as income, or undefined: reversed income stays in its column with its sign. */
const income = ({ tipo, valor }: Linha) =>
  tipo === 'entrada' || (tipo === 'transferencia' && !valor.startsWith('-')) ? valor : undefined

/** The amount as expense, which has the opposite sign on paper. */
function expense({ tipo, valor }: Linha) {
  if (tipo !== 'saida' && !(tipo === 'transferencia' && valor.startsWith('-'))) return undefined
  return valor.startsWith('-') ? valor.slice(1) : `-${valor}`
}

const amount = (value: string | undefined) => (value === undefined ? '' : <Money value={value} />)

export const columns: Column<Linha>[] = [
  {
    id: 'descricao',
    title: 'Descrição',
    cell: (row) => (
      <>
        <Link to={pageOf(row)}>{row.descricao}</Link>
        {row.estorno && <Pill text="Estorno" />}
      </>
    ),
  },
  { id: 'data', title: 'Data', cell: (row) => <DateText value={row.data} /> },
  { id: 'categoria', title: 'Categoria', cell: (row) => <Category {...row} /> },
  { id: 'entrada', title: 'Entrada', align: 'right', cell: (row) => amount(income(row)) },
  { id: 'saida', title: 'Saída', align: 'right', cell: (row) => amount(expense(row)) },
  { id: 'saldo', title: 'Saldo', align: 'right', cell: (row) => <Balance value={row.saldo} /> },
]
