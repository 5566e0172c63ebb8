import { Link } from 'react-router-dom'
import type { FornecedorCampo } from '../../../../gql/types'
import { cpfOrCnpjMask } from '../../../../kernel/form/masked/masks'
import { phoneText } from '../../../../kernel/links'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader, StatusDot } from '../../../../kernel/ui'
import styles from '../fornecedor.module.css'
import { fornecedorUrls } from '../urls'
import { FornecedoresDocument, type FornecedorLinhaFragment } from './fornecedores.generated'
import { FornecedorMenu } from './menu'

const title = 'Fornecedores'

const situacoes = [
  { value: 'true', label: 'Ativos' },
  { value: 'false', label: 'Desativados' },
]

const columns: Column<FornecedorLinhaFragment, FornecedorCampo>[] = [
  {
    id: 'nome',
    title: 'Nome',
    sort: 'nome',
    cell: (row) => <Link to={fornecedorUrls.detail(row.id)}>{row.nome}</Link>,
  },
  {
    id: 'documento',
    title: 'CPF ou CNPJ',
    cell: ({ documento }) => documento && <span className={styles.document}>{cpfOrCnpjMask.show(documento)}</span>,
  },
  { id: 'telefone', title: 'Telefone', cell: (row) => phoneText(row.telefone) },
  { id: 'email', title: 'E-mail', cell: (row) => row.email && <span className={styles.email}>{row.email}</span> },
  {
    id: 'status',
    title: 'Status',
    cell: ({ ativo }) =>
      ativo ? <StatusDot color="success" text="Ativo" /> : <StatusDot color="neutral" text="Desativado" />,
  },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const canWrite = useCan('fornecedor.escrever')
  const found = useListQuery(FornecedoresDocument, {
    name: 'fornecedores',
    columns,
    order: { campo: 'nome', direcao: 'ASC' },
    filters: ['ativo', 'excluidos'],
    filtro: ({ ativo, excluidos }) => ({
      ativo: ativo ? ativo === 'true' : undefined,
      excluidos: excluidos === 'true',
    }),
    page: ({ fornecedores }) => fornecedores,
  })
  const { list } = found
  const add = canWrite && <AddButton to={fornecedorUrls.create} text="Novo Fornecedor" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="fornecedor.exportar" />}>
        <SearchBox list={list} placeholder="Buscar nome, CPF, CNPJ ou e-mail" />
        <Filters list={list}>
          <FilterSelect list={list} name="ativo" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os fornecedores."
        hint="Cadastre quem vende à igreja ou trabalha para ela, para saber o que se paga a cada um."
        add={add}
        menu={canWrite ? (row) => <FornecedorMenu fornecedor={row} /> : undefined}
      />
    </>
  )
}
