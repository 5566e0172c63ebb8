import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { Reset } from '@blueprintjs/icons'
import { useState } from 'react'
import { feminineTables, tablesWithBin } from '../../../gql/labels'
import { errorText } from '../../../kernel/apollo'
import {
  among,
  type Column,
  DataTable,
  FilterSelect,
  Filters,
  Pager,
  SearchBox,
  Toolbar,
  toPage,
  useList,
} from '../../../kernel/list'
import { useCan, useEveryChurch } from '../../../kernel/session'
import { DateText, PageHeader, toast } from '../../../kernel/ui'
import { nomeTabela, tabelaChoices } from '../tabelas'
import { igrejaUrls } from '../urls'
import { type LixeiraLinhaFragment, useLixeiraQuery, useRestaurarDaLixeiraMutation } from './lixeira.generated'

const choices = tabelaChoices(tablesWithBin)
const withoutIncidents = choices.filter(({ value }) => value !== 'incidente')

const columns: Column<LixeiraLinhaFragment, 'excluidoEm'>[] = [
  { id: 'titulo', title: 'Registro', cell: ({ titulo }) => titulo },
  { id: 'tabela', title: 'Tipo', cell: ({ tabela }) => nomeTabela(tabela) },
  {
    id: 'quem',
    title: 'Excluído por',
    cell: ({ idExcluidoPor, nomeExcluidoPor }) => nomeExcluidoPor ?? (idExcluidoPor ? 'Plataforma' : 'Sistema'),
  },
  { id: 'excluidoEm', title: 'Excluído em', cell: ({ excluidoEm }) => <DateText value={excluidoEm} /> },
]

const tenantColumn: Column<LixeiraLinhaFragment, 'excluidoEm'> = {
  id: 'idCliente',
  title: 'Id do Cliente',
  align: 'right',
  cell: ({ idCliente }) => idCliente,
}

/** Deleted records of every kind, each with a button that restores it. */
export function Component() {
  const several = useEveryChurch()
  // only their church restores them
  const incidents = useCan('incidente.escrever')
  const shown = several ? [...columns, tenantColumn] : columns
  const list = useList({
    columns: shown,
    order: { campo: 'excluidoEm', direcao: 'DESC' },
    filters: ['tabela'],
  })
  const { first, after, busca } = list.variables
  const tabela = among(choices, list.filters.tabela)
  const result = useLixeiraQuery({ variables: { first, after, busca, tabela } })
  const page = toPage(result, (data) => data.lixeira)
  return (
    <>
      <PageHeader
        title="Lixeira"
        crumbs={[{ text: 'Configurações', to: igrejaUrls.configuracoes() }]}
        description="O que foi excluído fica guardado aqui e pode voltar."
      />
      <Toolbar of={{ list, page }}>
        <SearchBox list={list} placeholder="Buscar na lixeira" />
        <Filters list={list}>
          <FilterSelect list={list} name="tabela" label="Tipo" choices={incidents ? choices : withoutIncidents} />
        </Filters>
      </Toolbar>
      <DataTable
        label="Lixeira"
        list={list}
        columns={shown}
        page={page}
        errorText="Não foi possível carregar a lixeira."
        hint="Nada foi excluído até agora."
        menu={(row) => <Restore row={row} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}

function Restore({ row }: { row: LixeiraLinhaFragment }) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [restaurar] = useRestaurarDaLixeiraMutation()
  const restore = async () => {
    setBusy(true)
    try {
      await restaurar({ variables: { tabela: row.tabela, uuid: row.uuid } })
      const restored = feminineTables.includes(row.tabela) ? 'restaurada' : 'restaurado'
      toast.success(`${nomeTabela(row.tabela)} ${restored}.`)
      // The cache does not contain the restored record, so it is cleared.
      await client.resetStore()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível restaurar o registro.'))
      setBusy(false)
    }
  }
  return (
    <Button
      variant="minimal"
      icon={<Reset />}
      text="Restaurar"
      aria-label={`Restaurar ${row.titulo}`}
      loading={busy}
      onClick={restore}
    />
  )
}
