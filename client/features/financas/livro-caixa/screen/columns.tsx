import { Link } from 'react-router-dom'
import type { Column } from '../../../../kernel/list'
import { Balance, DateText, Money } from '../../../../kernel/ui'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import { entradaUrls } from '../../entrada/urls'
import { saidaUrls } from '../../saida/urls'
import { transferenciaUrls } from '../../transferencia/urls'
import type { LivroCaixaQuery } from './livro-caixa.generated'

export type Linha = LivroCaixaQuery['livroCaixa']['linhas']['nodes'][number] & { idCliente: number }

/** Money that was transferred to this account, in the book of one account. */
const enters = ({ tipo, valor }: Linha) => tipo === 'transferencia' && !valor.startsWith('-')

/** Money that was transferred from it: its amount without the sign. */
const leaves = ({ tipo, valor }: Linha) =>
  tipo === 'transferencia' && valor.startsWith('-') ? <Money value={valor.slice(1)} /> : ''

/** The page of what a line shows; transfers have only their list. */
const pageOf = (tipo: string, id: number): string => (pages[tipo] ?? (() => transferenciaUrls.list))(id)

const pages: Readonly<Record<string, (id: number) => string>> = {
  saldoInicial: (id) => contaFinanceiraUrls.extrato(id),
  entrada: entradaUrls.detail,
  saida: saidaUrls.detail,
}

export const columns: Column<Linha>[] = [
  {
    id: 'descricao',
    title: 'Descrição',
    cell: ({ tipo, id, descricao }) => <Link to={pageOf(tipo, id)}>{descricao}</Link>,
  },
  { id: 'data', title: 'Data', cell: (row) => <DateText value={row.data} /> },
  { id: 'categoria', title: 'Categoria', cell: (row) => row.nomeCategoria },
  {
    id: 'entrada',
    title: 'Entrada',
    align: 'right',
    cell: (row) => (row.tipo === 'entrada' || enters(row) ? <Money value={row.valor} /> : ''),
  },
  {
    id: 'saida',
    title: 'Saída',
    align: 'right',
    cell: (row) => (row.tipo === 'saida' ? <Money value={row.valor} /> : leaves(row)),
  },
  { id: 'saldo', title: 'Saldo', align: 'right', cell: (row) => <Balance value={row.saldo} /> },
]
