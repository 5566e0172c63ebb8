import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { keepAs, keepCopy } from '../../../../kernel/kept'
import { newUuid, useDeliveredRoll } from '../../../../kernel/outbox'
import { LoadFailed } from '../../../../kernel/record'
import { formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { classeUrls } from '../../classe-ebd/urls'
import { fica, marcadosDe } from '../chamada/roll'
import { aulaUrls } from '../urls'
import { Chamada } from './chamada'
import { useChamadaDaClasseQuery } from './do-dia.generated'

const crumbs = [{ text: 'EBD' }, { text: 'Aulas da EBD', to: aulaUrls.list }]

/**
 * The roll of a class on a day. Its lesson need not exist, and is created with the first mark: so a teacher can call the
 * roll of today where there is no network.
 */
export function Component() {
  const { id = '', dia = '' } = useParams()
  // each day has a lesson of its own, and so its own uuid and its own marks
  return <Dia key={`${id} ${dia}`} id={id} dia={dia} />
}

function Dia({ id, dia }: { id: string; dia: string }) {
  // the pupils are the same on every day
  const keptAs = `ChamadaDaClasse ${id}`
  const { data, error, refetch } = useChamadaDaClasseQuery({
    variables: { id, dia },
    fetchPolicy: 'no-cache',
    context: { opensScreen: true, kept: true, keptAs },
  })
  const [uuid] = useState(newUuid)
  // a copy may be of another day
  const read = data?.aulasEBD.nodes.find(({ dataAula }) => dataAula === dia)
  const { roll: aula, take } = useDeliveredRoll(read, {
    belongs: fica,
    keep(fresh) {
      void keepCopy('AulaEbdChamada', { id: String(fresh.id) }, { aulaEBD: fresh })
      // this screen, opened again without a network, has to show the delivered marks
      if (data) void keepAs(keptAs, { ...data, aulasEBD: { ...data.aulasEBD, nodes: [fresh] } })
    },
    again: refetch,
  })
  if (error && !data) {
    const retry = () => void refetch().catch(() => undefined)
    return (
      <LoadFailed
        header={{ title: 'Chamada', crumbs }}
        error={error}
        text="Não foi possível buscar os alunos da classe."
        onRetry={retry}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { classeEBD } = data
  return (
    <>
      <PageHeader
        title={`Aula de ${formatDate(dia)}`}
        crumbs={[...crumbs, { text: classeEBD.nomeClasse, to: classeUrls.detail(classeEBD.id) }]}
        description={classeEBD.nomeClasse}
      />
      <Chamada
        classe={classeEBD}
        dia={dia}
        uuid={uuid}
        aula={aula}
        onDelivered={(answer) => take(answer.aula, marcadosDe(answer))}
      />
    </>
  )
}
