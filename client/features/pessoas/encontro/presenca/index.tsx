import { useParams } from 'react-router-dom'
import { keepCopy } from '../../../../kernel/kept'
import { useDeliveredRoll } from '../../../../kernel/outbox'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { Chamada, fica, marcadosDe } from './chamada'
import { usePresencaEncontroQuery } from './presenca.generated'
import { Presentes } from './presentes'

const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

/** The attendance of a meeting: switches for users who may edit it, read-only for others. */
export function Component() {
  const { id = '' } = useParams()
  // The query does not use the cache, because a roll call must start from the stored values.
  const { data, error, refetch } = usePresencaEncontroQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    context: { opensScreen: true, kept: true },
  })
  const { roll: encontro, take } = useDeliveredRoll(data?.encontro, {
    belongs: fica,
    keep: (fresh) => void keepCopy('PresencaEncontro', { id }, { encontro: fresh }),
    again: refetch,
  })
  if (error && !data) {
    const retry = () => void refetch().catch(() => undefined)
    return (
      <LoadFailed
        header={{ title: 'Encontro', crumbs }}
        error={error}
        text="Não foi possível buscar os membros do encontro."
        onRetry={retry}
      />
    )
  }
  if (!data || !encontro) return <PageSpinner />
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
        <Chamada encontro={encontro} onDelivered={(answer) => take(answer.encontro, marcadosDe(answer))} />
      ) : (
        <Presentes encontro={encontro} />
      )}
    </>
  )
}
