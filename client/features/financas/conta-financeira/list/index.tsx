import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Meio, meiosDeConta } from '../../../../../schema/rules/financas/conta-do-meio.input'
import { tiposContaFinanceira } from '../../../../../schema/rules/financas/conta-financeira.input'
import type { ContaFinanceiraCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import {
  AddButton,
  among,
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
import { Balance, DateText, PageHeader, Pill, StatusDot } from '../../../../kernel/ui'
import { useContaFinanceiraChoicesQuery } from '../choices.generated'
import { MeiosDialog } from '../meios/dialog'
import { contaFinanceiraUrls } from '../urls'
import { type ContaFinanceiraLinhaFragment, ContasFinanceirasDocument } from './contas-financeiras.generated'
import { ContaFinanceiraMenu } from './menu'

const title = 'Contas financeiras'

const tipos = Object.entries(tiposContaFinanceira).map(([value, label]) => ({ value, label }))
const situacoes = [
  { value: 'true', label: 'Ativas' },
  { value: 'false', label: 'Desativadas' },
]

const columns: Column<ContaFinanceiraLinhaFragment, ContaFinanceiraCampo>[] = [
  {
    id: 'nome',
    title: 'Nome',
    sort: 'nome',
    cell: (row) => (
      <>
        <Link to={contaFinanceiraUrls.extrato(row.id)}>{row.nome}</Link>
        {row.padrao && <Pill text="Padrão" />}
      </>
    ),
  },
  { id: 'tipo', title: 'Tipo', sort: 'tipo', cell: (row) => row.nomeTipo },
  {
    id: 'banco',
    title: 'Banco',
    cell: ({ banco, agencia, numero }) => [banco, agencia, numero].filter(Boolean).join(' · '),
  },
  {
    id: 'meios',
    title: 'O que cai nela',
    cell: ({ meios }) => meios.map((meio) => meiosDeConta[meio as Meio]).join(', '),
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ ativa }) =>
      ativa ? <StatusDot color="success" text="Ativa" /> : <StatusDot color="neutral" text="Desativada" />,
  },
  { id: 'saldo', title: 'Saldo de hoje', align: 'right', cell: (row) => <Balance value={row.saldo} /> },
  {
    id: 'createdAt',
    title: 'Cadastro',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

export function Component() {
  const canWrite = useCan('contaFinanceira.escrever')
  const [deciding, setDeciding] = useState(false)
  const { data: choices } = useContaFinanceiraChoicesQuery({ variables: {} })
  const contas = (choices?.contasFinanceiras.nodes ?? []).filter(({ ativa }) => ativa)
  const found = useListQuery(ContasFinanceirasDocument, {
    name: 'contas-financeiras',
    columns,
    order: { campo: 'nome', direcao: 'ASC' },
    filters: ['tipo', 'ativa', 'excluidos'],
    filtro: ({ tipo, ativa, excluidos }) => ({
      tipo: among(tipos, tipo),
      ativa: ativa ? ativa === 'true' : undefined,
      excluidos: excluidos === 'true',
    }),
    page: ({ contasFinanceiras }) => contasFinanceiras,
  })
  const { list } = found
  const add = canWrite && <AddButton to={contaFinanceiraUrls.create} text="Nova conta financeira" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        actions={
          <>
            {canWrite && contas.length > 1 && (
              <Button variant="outlined" text="Onde cai cada meio" onClick={() => setDeciding(true)} />
            )}
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="contaFinanceira.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome, banco ou número" />
        <Filters list={list}>
          <FilterSelect list={list} name="tipo" label="Tipo" choices={tipos} />
          <FilterSelect list={list} name="ativa" label="Status" choices={situacoes} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar as contas financeiras."
        hint="Cadastre o caixa e as contas do banco, para saber quanto há em cada um."
        add={add}
        menu={canWrite ? (row) => <ContaFinanceiraMenu conta={row} /> : undefined}
      />
      {deciding && <MeiosDialog contas={contas} onClose={() => setDeciding(false)} />}
    </>
  )
}
