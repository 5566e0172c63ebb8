import { useParams } from 'react-router-dom'
import { keepCopy } from '../../../../kernel/kept'
import { useDeliveredRoll } from '../../../../kernel/outbox'
import { InBin, LoadFailed, useReload } from '../../../../kernel/record'
import { formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { classeUrls } from '../../classe-ebd/urls'
import { aulaUrls } from '../urls'
import { AulaForm } from './aula-form'
import { useAulaEbdChamadaQuery } from './chamada.generated'
import { Presentes } from './presentes'
import { fica, marcadosDe } from './roll'

const crumbs = [{ text: 'EBD' }, { text: 'Aulas da EBD', to: aulaUrls.list }]

/** A lesson with its roll call: a form for users who may edit it, read-only for others. */
export function Component() {
  const { id = '' } = useParams()
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useAulaEbdChamadaQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    context: { opensScreen: true, kept: true },
  })
  const { reloads, reload } = useReload(refetch)
  const { roll: aula, take } = useDeliveredRoll(data?.aulaEBD, {
    belongs: fica,
    keep: (fresh) => void keepCopy('AulaEbdChamada', { id }, { aulaEBD: fresh }),
    again: refetch,
  })
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title: 'Aula', crumbs }}
        error={error}
        text="Não foi possível buscar a aula."
        onRetry={reload}
      />
    )
  }
  if (!data || !aula) return <PageSpinner />
  const { classe, dataAula } = aula
  return (
    <>
      <PageHeader
        title={`Aula de ${formatDate(dataAula)}`}
        crumbs={[...crumbs, ...(classe ? [{ text: classe.nomeClasse, to: classeUrls.detail(classe.id) }] : [])]}
        description={classe?.nomeClasse}
      />
      <InBin table="aula_ebd" record={aula} />
      {aula.acoesPermitidas.includes('editar') ? (
        <AulaForm
          key={reloads}
          aula={aula}
          onReload={reload}
          onDelivered={(answer) => take(answer.aula, marcadosDe(answer))}
        />
      ) : (
        <Presentes aula={aula} />
      )}
    </>
  )
}
