import { Link } from 'react-router-dom'
import type { Column } from '../../../kernel/list'
import { DateText, Money, Pill } from '../../../kernel/ui'
import { fornecedorUrls } from '../fornecedor'
import styles from './conta.module.css'
import { type Conta, type ContaCampo, type ContaSide, marcaDe } from './side'
import { Status } from './status'

const fornecedor: Column<Conta, ContaCampo> = {
  id: 'fornecedor',
  title: 'Fornecedor',
  optional: true,
  cell: (row) => row.fornecedor && <Link to={fornecedorUrls.detail(row.fornecedor.id)}>{row.fornecedor.nome}</Link>,
}

export const columnsOf = (side: ContaSide): Column<Conta, ContaCampo>[] => [
  {
    id: 'descricaoConta',
    title: 'Descrição',
    sort: 'descricaoConta',
    cell: (row) => {
      const marca = marcaDe(row)
      return (
        <>
          <Link to={side.urls.detail(row.id)}>{row.descricaoConta}</Link>
          {marca && <Pill text={marca} />}
        </>
      )
    },
  },
  {
    id: 'dataVencimentoConta',
    title: 'Vencimento',
    sort: 'dataVencimentoConta',
    cell: (row) => (
      <span className={row.statusConta === 'atrasado' ? styles.late : undefined}>
        <DateText value={row.dataVencimentoConta} />
      </span>
    ),
  },
  { id: 'centroCusto', title: 'Centro de custo', cell: (row) => row.centroCusto?.nome },
  {
    id: 'statusConta',
    title: 'Status',
    sort: 'statusConta',
    cell: (row) => (
      <span>
        <Status side={side} value={row.statusConta} parcial={row.parcial} />
        {row.estornada && <Pill text="Estornada" />}
      </span>
    ),
  },
  {
    id: 'valorConta',
    title: 'Valor',
    sort: 'valorConta',
    align: 'right',
    cell: (row) => <Money value={row.valorConta} />,
  },
  { id: 'numero', title: 'Nº', optional: true, align: 'right', cell: (row) => row.numero },
  { id: 'categoria', title: 'Categoria', optional: true, cell: (row) => row.categoria?.nome },
  ...(side.fornecedores ? [fornecedor] : []),
  {
    id: 'restante',
    title: 'Falta',
    optional: true,
    align: 'right',
    cell: (row) => <Money value={row.restante} />,
  },
  { id: 'responsavel', title: 'Responsável', optional: true, cell: (row) => row.responsavel?.name ?? 'Igreja' },
  {
    id: 'dataEncerramentoConta',
    title: side.dia,
    optional: true,
    cell: (row) => <DateText value={row.dataEncerramentoConta} />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
