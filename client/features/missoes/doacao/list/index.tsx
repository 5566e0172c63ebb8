import { Button } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import type { DoacaoCampo } from '../../../../gql/types'
import {
  AddButton,
  among,
  type Column,
  EmptyList,
  EmptyListBin,
  FilterSelect,
  Filters,
  ListTools,
  NotRefreshed,
  Pager,
  SavedElsewhere,
  SearchBox,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { InBin } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { DateText, ErrorState, Money, PageHeader, PageSpinner, Pill } from '../../../../kernel/ui'
import { meioChoices } from '../../../financas/dizimo'
import { campanhaUrls } from '../../campanha-missoes/urls'
import { DoacaoCard } from './card'
import { type DoacaoLinhaFragment, DoacoesCampanhaDocument } from './doacoes.generated'
import styles from './doacoes.module.css'
import { Totals } from './totals'

const title = 'Doações da Campanha'

/** The columns of the printed list. */
const columns: Column<DoacaoLinhaFragment, DoacaoCampo>[] = [
  { id: 'membro', title: 'Doador', cell: (row) => row.membro?.name ?? 'Usuário desconhecido' },
  { id: 'dataDoacao', title: 'Data', sort: 'dataDoacao', cell: (row) => <DateText value={row.dataDoacao} /> },
  { id: 'nomeMeio', title: 'Meio', cell: (row) => row.nomeMeio },
  {
    id: 'valorDoacao',
    title: 'Valor',
    sort: 'valorDoacao',
    align: 'right',
    cell: (row) => (
      <>
        <Money value={row.valorDoacao} />
        {row.estornado && <Pill text="Estornada" />}
      </>
    ),
  },
]

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const readsDonors = useCan('doacao.lerDoador')
  const found = useListQuery(DoacoesCampanhaDocument, {
    name: 'doacoes',
    columns,
    order: { campo: 'dataDoacao', direcao: 'DESC' },
    filters: ['meioDoacao', 'excluidos'],
    filtro: ({ meioDoacao, excluidos }) => ({
      idCampanha: id,
      meioDoacao: among(meioChoices, meioDoacao),
      excluidos: excluidos === 'true',
    }),
    variables: { id },
    page: (data) => data.doacoes,
  })
  const { list, page } = found
  const campanha = found.data?.campanhaMissoes

  const add = campanha?.acoesPermitidas.includes('doar') && <AddButton to={campanhaUrls.doar(id)} text="Nova Doação" />

  const body = () => {
    if (page.failed && !page.rows?.length)
      return <ErrorState text="Não foi possível buscar as doações." onRetry={page.retry} />
    if (!page.rows) return <PageSpinner />
    if (page.rows.length === 0 && !page.loading)
      return (
        <EmptyList
          list={list}
          emptyText="Nenhuma doação registrada."
          hint="Registre a primeira doação; ela soma no total da campanha e entra no caixa."
          add={add ?? false}
          more={<EmptyListBin of={found} />}
        />
      )
    return (
      <>
        {page.failed && <NotRefreshed text="Não foi possível buscar as doações." onRetry={page.retry} />}
        <ul className={styles.cards} aria-label={title} aria-busy={page.loading}>
          {page.rows.map((row) => (
            <DoacaoCard key={row.uuid} doacao={row} />
          ))}
        </ul>
      </>
    )
  }

  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Grupos' }, { text: 'Campanhas de missões', to: campanhaUrls.list }]}
        description={campanha?.nomeCampanha}
        actions={
          <>
            <Button variant="outlined" icon={<ArrowLeft />} text="Voltar" onClick={() => navigate(campanhaUrls.list)} />
            {add}
          </>
        }
      />
      {campanha && <InBin table="campanha_missoes" record={campanha} />}
      {campanha && <Totals campanha={campanha} />}
      <div className={styles.tools}>
        <Toolbar
          of={found}
          tools={
            <ListTools
              of={found}
              title={`${title}: ${campanha?.nomeCampanha ?? ''}`}
              exporting="doacao.exportar"
              cards
            />
          }
        >
          {readsDonors && <SearchBox list={list} placeholder="Buscar por quem doou" />}
          <Filters list={list}>
            <FilterSelect list={list} name="meioDoacao" label="Meio" choices={meioChoices} />
          </Filters>
        </Toolbar>
      </div>
      <SavedElsewhere page={page} />
      {body()}
      <Pager list={list} page={page} />
    </>
  )
}
