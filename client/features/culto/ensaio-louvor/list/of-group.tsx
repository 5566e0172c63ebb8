import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { ensaioLouvorUrls } from '../urls'
import { Ensaios } from './ensaios'
import { useGrupoDosEnsaiosQuery } from './ensaios.generated'

const crumbs = [{ text: 'Escalas e louvor' }, { text: 'Ensaios', to: ensaioLouvorUrls.list }]

export function Component() {
  const { groupUuid = '' } = useParams()
  const { data, error, refetch } = useGrupoDosEnsaiosQuery({ variables: { id: groupUuid } })
  if (data) return <Ensaios grupo={data.grupoLouvor} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os ensaios.')
  return (
    <ErrorState
      header={{ title: 'Ensaios', crumbs }}
      text={text}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
