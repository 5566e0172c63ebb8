import { Button } from '@blueprintjs/core'
import { Edit, People, Trash } from '@blueprintjs/icons'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { addressText } from '../../../../kernel/links'
import { InBin } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { DateText, ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { ReservasNaHora } from '../../reserva'
import { useExcluirEvento } from '../excluir'
import { Quando } from '../quando'
import { eventoUrls } from '../urls'
import { placesText, Vagas } from '../vagas'
import styles from './detail.module.css'
import type { EventoDetalheQuery } from './evento.generated'
import { useEventoDetalheQuery } from './evento.generated'

type Evento = EventoDetalheQuery['evento']

const crumbs = [{ text: 'Agenda' }, { text: 'Eventos', to: eventoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useEventoDetalheQuery({ variables: { id, comReservas: useCan('reserva.ler') } })
  if (data) return <Event evento={data.evento} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os detalhes do evento.')
  return (
    <ErrorState
      header={{ title: 'Evento', crumbs }}
      text={text}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}

function Event({ evento }: { evento: Evento }) {
  return (
    <>
      <PageHeader title={evento.nomeEvento} crumbs={crumbs} actions={<Actions evento={evento} />} />
      <InBin table="evento" record={evento} />
      <DetailLayout
        side={
          <>
            {evento.fotoUrl && (
              <DetailCard>
                <img className={styles.photo} src={evento.fotoUrl} alt={evento.nomeEvento} />
              </DetailCard>
            )}
            <Facts
              title="Histórico"
              last
              facts={[
                ['Cadastrado em', <DateText key="createdAt" value={evento.createdAt} />],
                ['Última alteração', <DateText key="updatedAt" value={evento.updatedAt} />],
              ]}
            />
          </>
        }
      >
        <Facts
          title="Quando e onde"
          facts={[
            ['Quando', <Quando key="quando" evento={evento} />],
            ['Local', evento.local?.nomeLocal],
            ['Endereço', addressText(evento.local?.endereco)],
          ]}
        />
        <Facts
          title="Participação"
          facts={[
            [
              'Membros',
              <Link key="membros" to={eventoUrls.membros(evento.id)}>
                {placesText(evento)}
              </Link>,
            ],
            ['Vagas', <Vagas key="vagas" evento={evento} />],
          ]}
        />
        <Facts title="Descrição" facts={[['Sobre o evento', evento.descricao]]} />
        {evento.reservas && (
          <ReservasNaHora reservas={evento.reservas} nothing="Nenhum recurso está reservado durante o evento." />
        )}
      </DetailLayout>
    </>
  )
}

function Actions({ evento }: { evento: Evento }) {
  const navigate = useNavigate()
  const { remove } = useExcluirEvento()
  const may = (acao: string) => evento.acoesPermitidas.includes(acao)
  const removeAndLeave = async () => {
    if (await remove(evento)) navigate(eventoUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {!evento.excluidoEm && (
        <Button
          variant="outlined"
          icon={<People />}
          text="Ver membros"
          onClick={() => navigate(eventoUrls.membros(evento.id))}
        />
      )}
      {may('editar') && (
        <Button intent="primary" icon={<Edit />} text="Editar" onClick={() => navigate(eventoUrls.edit(evento.id))} />
      )}
    </>
  )
}
