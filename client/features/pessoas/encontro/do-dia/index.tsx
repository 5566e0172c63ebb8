import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { keepAs, keepCopy } from '../../../../kernel/kept'
import { newest, newUuid } from '../../../../kernel/outbox'
import { ErrorState, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { Chamada, type Encontro } from '../presenca/chamada'
import type { ChamadaEncontroFragment } from '../presenca/presenca.generated'
import { type ChamadaDoDiaQuery, useChamadaDoDiaQuery } from './do-dia.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Células', to: celulaUrls.list }]

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
  const [delivered, setDelivered] = useState<ChamadaEncontroFragment>()
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar os membros da célula.')
    const retry = () => void refetch().catch(() => undefined)
    return <ErrorState header={{ title: 'Chamada', crumbs }} text={text} onRetry={retry} />
  }
  if (!data) return <PageSpinner />
  const { celula } = data
  // a copy may be of another day
  const read = data.encontros.nodes.find(({ dataEncontro }) => dataEncontro === dia)
  const encontro = read ? newest(read, delivered) : delivered
  const take = (fresh: ChamadaEncontroFragment) => {
    setDelivered(fresh)
    void keepCopy('PresencaEncontro', { id: String(fresh.id) }, { encontro: fresh })
    // this screen, opened again without a network, has to show the delivered marks
    void keepAs(keptAs, { ...data, encontros: { ...data.encontros, nodes: [fresh] } })
  }
  return (
    <>
      <PageHeader
        title={`Encontro de ${formatDate(dia)}`}
        crumbs={[...crumbs, { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }]}
        description={(encontro ?? celula).local?.nomeLocal}
      />
      <Chamada encontro={encontro ?? newMeeting(data, dia, uuid)} onDelivered={take} />
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
