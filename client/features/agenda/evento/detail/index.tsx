import { Button } from '@blueprintjs/core'
import { Edit, People, Trash } from '@blueprintjs/icons'
import { useContext } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { addressText, ShareLinks } from '../../../../kernel/links'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader, PageSpinner, TimeZone } from '../../../../kernel/ui'
import { ReservasNaHora } from '../../reserva'
import { useExcluirEvento } from '../excluir'
import { Inscricao, SituacaoInscricao } from '../inscricao'
import { endText, periodText } from '../periodo'
import { Quando } from '../quando'
import { eventoUrls } from '../urls'
import { placesText, Vagas } from '../vagas'
import styles from './detail.module.css'
import type { EventoDetalheQuery } from './evento.generated'
import { useEventoDetalheQuery } from './evento.generated'

type Evento = EventoDetalheQuery['evento']

const pessoasText = (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`)

const crumbs = [{ text: 'Agenda' }, { text: 'Eventos', to: eventoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useEventoDetalheQuery({
    variables: { id, comReservas: useCan('reserva.ler') },
    context: { opensScreen: true },
  })
  if (data) return <Event evento={data.evento} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Evento', crumbs }}
      error={error}
      text="Não foi possível buscar os detalhes do evento."
      onRetry={refetch}
    />
  )
}

/** Until when people sign up; undefined for an event for which they never do. */
function inscricoesText({ inscricaoAberta, inscricoesAte, acoesPermitidas, minhaInscricao }: Evento, timeZone: string) {
  if (!inscricaoAberta) return undefined
  const end = inscricoesAte && endText(inscricoesAte, timeZone)
  const over = inscricoesAte ? new Date(inscricoesAte) < new Date() : false
  if (!acoesPermitidas.includes('inscrever') && (over || !minhaInscricao)) return 'Encerradas'
  return end ? `Abertas até ${end}` : 'Abertas até o evento começar'
}

function Event({ evento }: { evento: Evento }) {
  const timeZone = useContext(TimeZone)
  const cares = useCan('evento.escrever')
  const { minhaInscricao, quantidadeEspera } = evento
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
            !evento.excluidoEm && [
              'Convidar',
              <span key="convidar" className={styles.share}>
                <ShareLinks
                  lines={[
                    evento.nomeEvento,
                    periodText(evento, timeZone),
                    evento.local?.nomeLocal,
                    evento.local?.endereco,
                  ]}
                  path={eventoUrls.detail(evento.id)}
                />
              </span>,
            ],
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
            evento.inscricaoAberta && ['Inscrições', inscricoesText(evento, timeZone)],
            minhaInscricao && ['Você', <SituacaoInscricao key="inscricao" evento={evento} />],
            quantidadeEspera > 0 && [
              'Lista de espera',
              cares ? (
                <Link key="espera" to={eventoUrls.espera(evento.id)}>
                  {pessoasText(quantidadeEspera)}
                </Link>
              ) : (
                pessoasText(quantidadeEspera)
              ),
            ],
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
      <Inscricao evento={evento} large />
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
