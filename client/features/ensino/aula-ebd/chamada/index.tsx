import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { keepCopy } from '../../../../kernel/kept'
import { newest } from '../../../../kernel/outbox'
import { InBin, useReload } from '../../../../kernel/record'
import { ErrorState, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { classeUrls } from '../../classe-ebd/urls'
import { aulaUrls } from '../urls'
import { AulaForm } from './aula-form'
import { type ChamadaAulaEbdFragment, useAulaEbdChamadaQuery } from './chamada.generated'
import { Presentes } from './presentes'

const crumbs = [{ text: 'Ensino' }, { text: 'Aulas da EBD', to: aulaUrls.list }]

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
  const [delivered, setDelivered] = useState<ChamadaAulaEbdFragment>()
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar a aula.')
    return <ErrorState header={{ title: 'Aula', crumbs }} text={text} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  const aula = newest(data.aulaEBD, delivered)
  const take = (fresh: ChamadaAulaEbdFragment) => {
    setDelivered(fresh)
    void keepCopy('AulaEbdChamada', { id }, { aulaEBD: fresh })
  }
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
        <AulaForm key={reloads} aula={aula} onReload={reload} onDelivered={take} />
      ) : (
        <Presentes aula={aula} />
      )}
    </>
  )
}
