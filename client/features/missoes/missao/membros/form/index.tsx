import { useParams } from 'react-router-dom'
import { errorText } from '../../../../../kernel/apollo'
import { Editable } from '../../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { missaoUrls } from '../../urls'
import { MembroForm } from './membro-form'
import { useMissaoDoMembroQuery } from './membro-form.generated'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useMissaoDoMembroQuery({ variables: { id } })
  const missao = data?.missao

  const body = () => {
    if (error && !data) {
      const text = errorText(error, 'Não foi possível buscar os detalhes da missão.')
      return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
    }
    if (!missao) return <PageSpinner />
    return (
      <Editable table="missao" record={missao} back={{ text: missao.nomeMissao, to: missaoUrls.detail(id) }}>
        <MembroForm missao={missao} />
      </Editable>
    )
  }

  return (
    <>
      <PageHeader
        title="Adicionar Membro"
        crumbs={[
          { text: 'Missões', to: missaoUrls.list },
          { text: missao?.nomeMissao ?? 'Missão', to: missaoUrls.detail(id) },
          { text: 'Membros', to: missaoUrls.membros(id) },
        ]}
        description={missao?.nomeMissao}
      />
      {body()}
    </>
  )
}
