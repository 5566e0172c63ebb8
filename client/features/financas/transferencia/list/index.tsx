import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash, Undo } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import type { TransferenciaCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, formatDate, Money, PageHeader, Pill } from '../../../../kernel/ui'
import { useContaFinanceiraChoices } from '../../conta-financeira'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import { monthChoices, monthIn, useToday } from '../../lancamento'
import { transferenciaUrls } from '../urls'
import { useTransferenciaActions } from './actions'
import { type TransferenciaLinhaFragment, TransferenciasDocument } from './transferencias.generated'

const title = 'Transferências'

type Conta = TransferenciaLinhaFragment['contaOrigem']

const account = (conta: Conta) => conta && <Link to={contaFinanceiraUrls.extrato(conta.id)}>{conta.nome}</Link>

const columns: Column<TransferenciaLinhaFragment, TransferenciaCampo>[] = [
  { id: 'data', title: 'Data', sort: 'data', cell: (row) => <DateText value={row.data} /> },
  { id: 'de', title: 'De', cell: (row) => account(row.contaOrigem) },
  { id: 'para', title: 'Para', cell: (row) => account(row.contaDestino) },
  {
    id: 'descricao',
    title: 'Descrição',
    cell: (row) => (
      <>
        {row.descricao}
        {row.idEstorno ? <Pill text="Estornada" /> : row.idEstornada && <Pill text="Estorno" />}
      </>
    ),
  },
  { id: 'valor', title: 'Valor', sort: 'valor', align: 'right', cell: (row) => <Money value={row.valor} /> },
  { id: 'numero', title: 'Nº', optional: true, align: 'right', cell: (row) => row.numero },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const navigate = useNavigate()
  const canWrite = useCan('transferencia.escrever')
  const today = useToday()
  const contas = useContaFinanceiraChoices()
  const actions = useTransferenciaActions()
  const found = useListQuery(TransferenciasDocument, {
    name: 'transferencias',
    columns,
    order: { campo: 'data', direcao: 'DESC' },
    filters: ['mes', 'idContaFinanceira', 'excluidos'],
    filtro: ({ mes, excluidos, ...filters }) => ({ ...filters, mes: monthIn(mes), excluidos: excluidos === 'true' }),
    page: ({ transferencias }) => transferencias,
  })
  const { list } = found
  const add = canWrite && <AddButton to={transferenciaUrls.create} text="Nova transferência" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Tesouraria' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="transferencia.exportar" />}>
        <SearchBox list={list} placeholder="Buscar pela descrição ou número" />
        <Filters list={list}>
          <FilterSelect list={list} name="mes" label="Mês" choices={monthChoices(today, list.filters.mes)} />
          <FilterSelect list={list} name="idContaFinanceira" label="Conta financeira" feminine choices={contas} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as transferências."
        hint="Registre depósitos, saques, aplicações e resgates: o dinheiro muda de conta sem entrar nem sair."
        add={add}
        menu={(row) => {
          const may = (acao: string) => row.acoesPermitidas.includes(acao)
          if (row.acoesPermitidas.length === 0) return null
          return (
            <RowMenu of={`transferência de ${formatDate(row.data)}`}>
              {may('editar') && (
                <MenuItem
                  icon={<Edit />}
                  text="Editar transferência"
                  onClick={() => navigate(transferenciaUrls.edit(row.id))}
                />
              )}
              {may('estornar') && (
                <MenuItem icon={<Undo />} text="Estornar transferência" onClick={() => actions.reverse(row)} />
              )}
              {may('excluir') && (
                <MenuItem
                  icon={<Trash />}
                  text="Excluir transferência"
                  intent="danger"
                  onClick={() => actions.remove(row)}
                />
              )}
              {may('restaurar') && (
                <MenuItem icon={<Reset />} text="Restaurar transferência" onClick={() => actions.restore(row)} />
              )}
            </RowMenu>
          )
        }}
      />
      {actions.dialog}
    </>
  )
}
