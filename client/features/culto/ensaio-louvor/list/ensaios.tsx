import { AnchorButton } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { useHref } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
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
  usualPeriods,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { grupoLouvorUrls } from '../../grupo-louvor/urls'
import { statusEnsaios } from '../status'
import { ensaioLouvorUrls } from '../urls'
import { columnsOf } from './columns'
import { EnsaiosLouvorDocument } from './ensaios.generated'
import { EnsaioMenu } from './menu'

const failure = 'Não foi possível buscar os ensaios.'
const ofGroup = [{ text: 'Louvor' }, { text: 'Ensaios', to: ensaioLouvorUrls.list }]

/** The rehearsals of one group, or of all groups. */
export function Ensaios({ idGrupo }: { idGrupo?: string }) {
  const calendar = useHref(ensaioLouvorUrls.calendario)
  const canCreate = useCan('ensaioLouvor.criar')
  const columns = columnsOf(!idGrupo)
  const found = useListQuery(EnsaiosLouvorDocument, {
    name: 'ensaiosLouvor',
    columns,
    order: { campo: 'dataEnsaio', direcao: 'DESC' },
    ownOrder: true,
    periods: usualPeriods,
    filters: ['statusEnsaio', 'quando'],
    filtro: ({ statusEnsaio, quando }) => ({
      idGrupo,
      statusEnsaio: statusEnsaios.some(({ value }) => value === statusEnsaio) ? statusEnsaio : undefined,
      quando,
    }),
    variables: { id: idGrupo ?? '', deGrupo: idGrupo !== undefined },
    page: (data) => data.ensaiosLouvor,
  })
  const { list, page, error } = found
  const grupo = found.data?.grupoLouvor
  if (idGrupo && !grupo)
    return page.failed ? (
      <ErrorState
        header={{ title: 'Ensaios', crumbs: ofGroup }}
        text={errorText(error, failure)}
        onRetry={page.retry}
      />
    ) : (
      <PageSpinner />
    )

  const title = grupo ? `Ensaios: ${grupo.nomeGrupo}` : 'Ensaios'
  const crumbs = [{ text: 'Louvor' }, ...(grupo ? [{ text: 'Grupos de louvor', to: grupoLouvorUrls.list }] : [])]
  const add = canCreate && (
    <AddButton to={grupo ? ensaioLouvorUrls.createIn(grupo.uuid) : ensaioLouvorUrls.create} text="Novo Ensaio" />
  )
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        actions={
          <>
            <AnchorButton variant="outlined" icon={<Calendar />} text="Calendário" href={calendar} />
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="ensaioLouvor.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder={grupo ? 'Buscar por local' : 'Buscar por grupo ou local'} />
        <Filters list={found.stated}>
          <FilterSelect list={list} name="statusEnsaio" label="Status" choices={statusEnsaios} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText={failure}
        hint="Marque o primeiro ensaio; o repertório se monta nele."
        open={(row) => (row.acoesPermitidas.includes('verSetlist') ? ensaioLouvorUrls.setlist(row.uuid) : undefined)}
        add={add}
        menu={(row) => <EnsaioMenu ensaio={row} />}
      />
    </>
  )
}
