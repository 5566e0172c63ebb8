import { Link, useParams } from 'react-router-dom'
import {
  AddButton,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../../kernel/list'
import { InBin } from '../../../../../kernel/record'
import { PageHeader } from '../../../../../kernel/ui'
import { usePeopleSearchText } from '../../../../acesso/usuario'
import { eventoUrls } from '../../urls'
import { Vagas } from '../../vagas'
import { columns } from './columns'
import { MembrosEventoDocument } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros do Evento'

export function Component() {
  const { id = '' } = useParams()
  const found = useListQuery(MembrosEventoDocument, {
    name: 'eventos-membros',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filtro: () => ({ idEvento: id }),
    variables: { id },
    page: (data) => data.membrosEvento,
  })
  const { list, page } = found
  const evento = found.data?.evento
  const canWrite = evento?.acoesPermitidas.includes('editar') ?? false

  const add = canWrite && !page.failed && <AddButton to={eventoUrls.addMembro(id)} text="Adicionar Membro" />
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
              {evento.nomeEvento}
              {evento.vagas !== null && (
                <>
                  {' · '}
                  <Vagas evento={evento} />
                </>
              )}
              {canWrite && evento.quantidadeEspera > 0 && (
                <>
                  {' · '}
                  <Link to={eventoUrls.espera(id)}>Lista de espera ({evento.quantidadeEspera})</Link>
                </>
              )}
            </>
          )
        }
        actions={add}
      />
      {evento && <InBin table="evento" record={evento} />}
      <Toolbar
        of={found}
        tools={<ListTools of={found} title={`${title}: ${evento?.nomeEvento ?? ''}`} exporting="evento.exportar" />}
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os membros do evento."
        hint="Adicione quem vai participar deste evento."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
    </>
  )
}
