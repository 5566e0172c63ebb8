import type { ReactNode } from 'react'
import type { CampanhaMissoesCampo } from '../../../../gql/types'
import {
  AddButton,
  among,
  EmptyList,
  EmptyListBin,
  FilterSelect,
  Filters,
  type ListQuery,
  ListTools,
  NotRefreshed,
  Pager,
  SearchBox,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import styles from '../campanha.module.css'
import { statusChoices, tipoChoices } from '../status'
import { campanhaUrls } from '../urls'
import type { CampanhaMissoesLinhaFragment } from './campanhas.generated'
import { CampanhasMissoesDocument } from './campanhas.generated'
import { CampanhaCard } from './card'
import { columns } from './columns'
import { CardOrder } from './order'

const title = 'Campanhas de missões'

export function Component() {
  const canWrite = useCan('campanhaMissoes.escrever')
  const found = useListQuery(CampanhasMissoesDocument, {
    name: 'campanhasMissoes',
    columns,
    order: { campo: 'dataInicio', direcao: 'DESC' },
    filters: ['statusCampanha', 'tipoCampanha', 'excluidos'],
    filtro: ({ statusCampanha, tipoCampanha, excluidos }) => ({
      statusCampanha: among(statusChoices, statusCampanha),
      tipoCampanha: among(tipoChoices, tipoCampanha),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.campanhasMissoes,
  })
  const { list, page } = found

  const add = canWrite && <AddButton to={campanhaUrls.create} text="Nova Campanha" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Grupos' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="campanhaMissoes.exportar" cards />}>
        <SearchBox list={list} placeholder="Buscar pelo nome" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusCampanha" label="Status" choices={statusChoices} />
          <FilterSelect list={list} name="tipoCampanha" label="Tipo" choices={tipoChoices} />
          <CardOrder list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <Cards found={found} add={add} />
      <Pager list={list} page={page} />
    </>
  )
}

type Props = {
  found: ListQuery<CampanhaMissoesLinhaFragment, unknown, CampanhaMissoesCampo, never>
  add: ReactNode
}

function Cards({ found, add }: Props) {
  const { list, page } = found
  if (page.failed && !page.rows?.length)
    return <ErrorState text="Não foi possível buscar as campanhas de missões." onRetry={page.retry} />
  if (!page.rows) return <PageSpinner />
  if (page.rows.length === 0 && !page.loading)
    return (
      <EmptyList
        list={list}
        hint="Crie a primeira campanha, com o alvo e o prazo, e registre nela as doações."
        add={add}
        more={<EmptyListBin of={found} />}
      />
    )
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
