import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { keepAs, keepCopy } from '../../../../kernel/kept'
import { newUuid, useDeliveredRoll } from '../../../../kernel/outbox'
import { LoadFailed } from '../../../../kernel/record'
import { formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { Chamada, type Encontro, fica, marcadosDe } from '../presenca/chamada'
import { type ChamadaDoDiaQuery, useChamadaDoDiaQuery } from './do-dia.generated'

const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

/**
 * The roll of a cell on a day. Its meeting need not exist, and is created with the first mark: so a leader can call the
 * roll of tonight where there is no network.
 */
export function Component() {
  const { id = '', dia = '' } = useParams()
  // each day has a meeting of its own, and so its own uuid and its own marks
  return <Dia key={`${id} ${dia}`} id={id} dia={dia} />
}

function Dia({ id, dia }: { id: string; dia: string }) {
  // the members are the same on every day
  const keptAs = `ChamadaDoDia ${id}`
  const { data, error, refetch } = useChamadaDoDiaQuery({
    variables: { id, dia },
    fetchPolicy: 'no-cache',
    context: { opensScreen: true, kept: true, keptAs },
  })
  const [uuid] = useState(newUuid)
  // a copy may be of another day
  const read = data?.encontros.nodes.find(({ dataEncontro }) => dataEncontro === dia)
  const { roll: encontro, take } = useDeliveredRoll(read, {
    belongs: fica,
    keep(fresh) {
      void keepCopy('PresencaEncontro', { id: String(fresh.id) }, { encontro: fresh })
      // this screen, opened again without a network, has to show the delivered marks
      if (data) void keepAs(keptAs, { ...data, encontros: { ...data.encontros, nodes: [fresh] } })
    },
    again: refetch,
  })
  if (error && !data) {
    const retry = () => void refetch().catch(() => undefined)
    return (
      <LoadFailed
        header={{ title: 'Chamada', crumbs }}
        error={error}
        text="Não foi possível buscar os membros da célula."
        onRetry={retry}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { celula } = data
  return (
    <>
      <PageHeader
        title={`Encontro de ${formatDate(dia)}`}
        crumbs={[...crumbs, { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }]}
        description={(encontro ?? celula).local?.nomeLocal}
      />
      <Chamada
        encontro={encontro ?? newMeeting(data, dia, uuid)}
        onDelivered={(answer) => take(answer.encontro, marcadosDe(answer))}
      />
    </>
  )
}

/** The roll of a meeting that does not exist: nobody is present yet. */
const newMeeting = ({ celula, relatorioCelula }: ChamadaDoDiaQuery, dia: string, uuid: string): Encontro => ({
  id: null,
  uuid,
  idCelula: celula.id,
  celula,
  dataEncontro: dia,
  visitantes: 0,
  chamada: relatorioCelula.membros.flatMap(({ membro, membroLider }) =>
    membro
      ? [{ idMembro: membro.id, presente: false, membroCelula: true, membroLider, membro: { ...membro, email: null } }]
      : [],
  ),
})
