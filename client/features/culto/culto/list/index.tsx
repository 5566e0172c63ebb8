import { Button } from '@blueprintjs/core'
import { Chart } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
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
  usualPeriods,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { statusChoices } from '../status'
import { cultoUrls } from '../urls'
import { columns } from './columns'
import { CultosDocument } from './cultos.generated'
import { CultoMenu } from './menu'

const title = 'Cultos'

export function Component() {
  const navigate = useNavigate()
  const canWrite = useCan('culto.escrever')
  const found = useListQuery(CultosDocument, {
    name: 'cultos',
    columns,
    order: { campo: 'dataCulto', direcao: 'DESC' },
    // When no sort order is selected, the server lists coming worship services nearest first, others latest first.
    ownOrder: true,
    periods: usualPeriods,
    filters: ['quando', 'statusCulto', 'excluidos'],
    filtro: ({ quando, statusCulto, excluidos }) => ({
      quando,
      statusCulto: among(statusChoices, statusCulto),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.cultos,
  })
  const { list } = found

  const add = canWrite && <AddButton to={cultoUrls.create} text="Novo Culto" />
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<Chart />}
              text="Frequência"
              onClick={() => navigate(cultoUrls.frequencia)}
            />
            {add}
          </>
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="culto.exportar" />}>
        {found.tabs}
        <SearchBox list={list} placeholder="Buscar por tema, local ou pessoa" />
        <Filters list={found.stated}>
          <FilterSelect list={list} name="statusCulto" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os cultos."
        hint="Cadastre o próximo culto; dele saem a ordem do culto, as escalas e a presença."
        add={add}
        menu={(row) => <CultoMenu culto={row} />}
      />
    </>
  )
}
