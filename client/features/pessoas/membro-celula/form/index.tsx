import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { MembroForm } from './membro-form'
import { useCelulaDoNovoMembroQuery } from './membro-form.generated'

export function Component() {
  const { idCelula = '' } = useParams()
  const { data, error, refetch } = useCelulaDoNovoMembroQuery({
    variables: { id: idCelula },
    fetchPolicy: 'network-only',
  })
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar os detalhes da célula.')
    return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!data) return <PageSpinner />
  const { celula } = data
  const crumbs = [
    { text: 'Secretaria' },
    { text: 'Células', to: celulaUrls.list },
    { text: celula.nomeCelula, to: celulaUrls.membros(celula.id) },
  ]
  return (
    <>
      <PageHeader title="Adicionar Membro" crumbs={crumbs} />
      <MembroForm celula={celula} />
    </>
  )
}
