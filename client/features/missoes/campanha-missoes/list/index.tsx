import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import {
  AddButton,
  FilterSelect,
  Filters,
  type ListPage,
  type ListState,
  ListTools,
  NotRefreshed,
  Pager,
  SearchBox,
  Toolbar,
  useListQuery,
  withBin,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import styles from '../campanha.module.css'
import { statusChoices, tipoChoices } from '../status'
import { campanhaUrls } from '../urls'
import type { CampanhaMissoesLinhaFragment } from './campanhas.generated'
import { CampanhasMissoesDocument } from './campanhas.generated'
import { CampanhaCard } from './card'
import { columns } from './columns'
import { CardOrder } from './order'

const title = 'Campanhas de Missões'

export function Component() {
  const canWrite = useCan('campanhaMissoes.escrever')
  const found = useListQuery(CampanhasMissoesDocument, {
    name: 'campanhasMissoes',
    churches: true,
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    filters: ['statusCampanha', 'tipoCampanha', 'excluidos'],
    filtro: withBin,
    page: (data) => data.campanhasMissoes,
  })
  const { list, page } = found

  const add = canWrite && <AddButton to={campanhaUrls.create} text="Nova Campanha" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Missões' }]} actions={add} />
      <Toolbar tools={<ListTools of={found} title={title} exporting="campanhaMissoes.exportar" cards />}>
        <SearchBox list={list} placeholder="Buscar pelo nome" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusCampanha" label="Status" choices={statusChoices} />
          <FilterSelect list={list} name="tipoCampanha" label="Tipo" choices={tipoChoices} />
          <CardOrder list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <Cards list={list} page={page} add={add} />
      <Pager list={list} page={page} />
    </>
  )
}

type Props = {
  list: Pick<ListState, 'narrowed' | 'clear'>
  page: ListPage<CampanhaMissoesLinhaFragment>
  add: ReactNode
}

function Cards({ list, page, add }: Props) {
  if (page.failed && !page.rows?.length)
    return <ErrorState text="Não foi possível buscar as campanhas de missões." onRetry={page.retry} />
  if (!page.rows) return <PageSpinner />
  if (page.rows.length === 0 && !page.loading) {
    if (!list.narrowed) return <EmptyState text="Ainda não há dados cadastrados.">{add}</EmptyState>
    return (
      <EmptyState text="Nenhum resultado para esta busca.">
        <Button variant="outlined" text="Limpar busca e filtros" onClick={list.clear} />
      </EmptyState>
    )
  }
  return (
    <>
      {page.failed && <NotRefreshed text="Não foi possível buscar as campanhas de missões." onRetry={page.retry} />}
      <ul className={styles.cards} aria-label={title} aria-busy={page.loading}>
        {page.rows.map((row) => (
          <CampanhaCard key={row.uuid} campanha={row} />
        ))}
      </ul>
    </>
  )
}
