import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { keepCopy } from '../../../../kernel/kept'
import { newest } from '../../../../kernel/outbox'
import { InBin } from '../../../../kernel/record'
import { ErrorState, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { Chamada } from './chamada'
import { type ChamadaEncontroFragment, usePresencaEncontroQuery } from './presenca.generated'
import { Presentes } from './presentes'

const crumbs = [{ text: 'Secretaria' }, { text: 'Células', to: celulaUrls.list }]

/** The attendance of a meeting: switches for users who may edit it, read-only for others. */
export function Component() {
  const { id = '' } = useParams()
  // The query does not use the cache, because a roll call must start from the stored values.
  const { data, error, refetch } = usePresencaEncontroQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    context: { opensScreen: true, kept: true },
  })
  const [delivered, setDelivered] = useState<ChamadaEncontroFragment>()
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar os membros do encontro.')
    const retry = () => void refetch().catch(() => undefined)
    return <ErrorState header={{ title: 'Encontro', crumbs }} text={text} onRetry={retry} />
  }
  if (!data) return <PageSpinner />
  const encontro = newest(data.encontro, delivered)
  const take = (fresh: ChamadaEncontroFragment) => {
    setDelivered(fresh)
    void keepCopy('PresencaEncontro', { id }, { encontro: fresh })
  }
  const { celula, dataEncontro, temaEstudo, local } = encontro
  const path = [...crumbs, ...(celula ? [{ text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }] : [])]
  return (
    <>
      <PageHeader
        title={`Encontro de ${formatDate(dataEncontro)}`}
        crumbs={path}
        description={[temaEstudo, local?.nomeLocal].filter(Boolean).join(' · ') || undefined}
      />
      <InBin table="encontro" record={encontro} />
      {encontro.acoesPermitidas.includes('editar') ? (
        <Chamada encontro={encontro} onDelivered={take} />
      ) : (
        <Presentes encontro={encontro} />
      )}
    </>
  )
}
