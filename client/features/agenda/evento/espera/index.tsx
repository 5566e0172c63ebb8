import { useParams } from 'react-router-dom'
import { ListTable, SearchBox, SortSelect, Toolbar, useListQuery } from '../../../../kernel/list'
import { InBin } from '../../../../kernel/record'
import { PageHeader } from '../../../../kernel/ui'
import { usePeopleSearchText } from '../../../acesso/usuario'
import { eventoUrls } from '../urls'
import { Vagas } from '../vagas'
import { columns } from './columns'
import { EsperasEventoDocument } from './espera.generated'
import { EsperaMenu } from './menu'

const title = 'Lista de espera'

/** Who waits for a place in an event, for those who look after it: who came first is first. */
export function Component() {
  const { id = '' } = useParams()
  const found = useListQuery(EsperasEventoDocument, {
    name: 'eventos-espera',
    columns,
    order: { campo: 'createdAt', direcao: 'ASC' },
    filtro: () => ({ idEvento: id }),
    variables: { id },
    page: (data) => data.esperasEvento,
  })
  const { list } = found
  const evento = found.data?.evento
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'Agenda' },
          { text: 'Eventos', to: eventoUrls.list },
          { text: evento?.nomeEvento ?? 'Evento', to: eventoUrls.detail(id) },
        ]}
        description={
          evento && (
            <>
              {evento.nomeEvento} · <Vagas evento={evento} />
            </>
          )
        }
      />
      {evento && <InBin table="evento" record={evento} />}
      <Toolbar of={found}>
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar a lista de espera."
        hint="Quem se inscreve quando não há vaga aparece aqui, por ordem de chegada."
        menu={evento?.excluidoEm ? undefined : (row) => <EsperaMenu espera={row} />}
      />
    </>
  )
}
