import { Link } from 'react-router-dom'
import type { Column } from '../../../kernel/list'
import { DateText, Money, Pill } from '../../../kernel/ui'
import { fornecedorUrls } from '../fornecedor'
import { origemDe } from './origens'
import type { Lancamento, LancamentoCampo, Side } from './side'

export const columnsOf = ({
  urls,
  fornecedores,
  categorias,
}: Pick<Side, 'urls' | 'fornecedores' | 'categorias'>): Column<Lancamento, LancamentoCampo>[] => [
  {
    id: 'descricao',
    title: 'Descrição',
    sort: 'descricao',
    cell: (row) => (
      <>
        <Link to={urls.detail(row.id)}>{row.descricao}</Link>
        <Mark row={row} />
      </>
    ),
  },
  { id: 'data', title: 'Data', sort: 'data', cell: (row) => <DateText value={row.data} /> },
  { id: 'categoria', title: 'Categoria', sort: 'categoria', cell: (row) => categoriaDe(row, categorias) },
  { id: 'centroCusto', title: 'Centro de custo', cell: (row) => row.centroCusto?.nome },
  { id: 'contaFinanceira', title: 'Conta financeira', optional: true, cell: (row) => row.contaFinanceira?.nome },
  ...(fornecedores ? [fornecedor] : []),
  { id: 'valor', title: 'Valor', sort: 'valor', align: 'right', cell: (row) => <Money value={row.valor} /> },
  { id: 'numero', title: 'Nº', optional: true, align: 'right', cell: (row) => row.numero },
  {
    id: 'createdAt',
    title: 'Lançamento',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

/** 'Conta', or 'Conta › Energia' for a category of the church's own. */
function categoriaDe({ categoria, nomeCategoria }: Lancamento, fixas: Side['categorias']) {
  const fixa = fixas[categoria]
  return fixa && fixa !== nomeCategoria ? `${fixa} › ${nomeCategoria}` : nomeCategoria
}

const fornecedor: Column<Lancamento, LancamentoCampo> = {
  id: 'fornecedor',
  title: 'Fornecedor',
  optional: true,
  cell: (row) => row.fornecedor && <Link to={fornecedorUrls.detail(row.fornecedor.id)}>{row.fornecedor.nome}</Link>,
}

/** A mark for an entry that was reversed, is a reversal, or was created by another record. */
function Mark({ row }: { row: Lancamento }) {
  const text = row.idEstorno ? 'Estornada' : row.idEstornado ? 'Estorno' : origemDe(row.origem)?.text
  return text ? <Pill text={text} /> : null
}
