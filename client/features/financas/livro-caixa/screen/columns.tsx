import { Link } from 'react-router-dom'
import type { Column } from '../../../../kernel/list'
import { DateText, Money } from '../../../../kernel/ui'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import { entradaUrls } from '../../entrada/urls'
import { saidaUrls } from '../../saida/urls'
import type { LivroCaixaQuery } from './livro-caixa.generated'

export type Linha = LivroCaixaQuery['livroCaixa']['linhas']['nodes'][number] & { idCliente: number }

/** The page of what a line shows. */
const pageOf = (tipo: string, id: number): string =>
  tipo === 'saldoInicial' ? contaFinanceiraUrls.livro(id) : (tipo === 'entrada' ? entradaUrls : saidaUrls).detail(id)

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
    cell: (row) => (row.tipo === 'entrada' ? <Money value={row.valor} /> : ''),
  },
  {
    id: 'saida',
    title: 'Saída',
    align: 'right',
    cell: (row) => (row.tipo === 'saida' ? <Money value={row.valor} /> : ''),
  },
  { id: 'saldo', title: 'Saldo', align: 'right', cell: (row) => <Money value={row.saldo} /> },
]
