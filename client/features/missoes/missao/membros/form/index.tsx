import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { missaoUrls } from '../../urls'
import { MembroForm } from './membro-form'
import { useMissaoDoMembroQuery } from './membro-form.generated'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useMissaoDoMembroQuery({ variables: { id } })
  const missao = data?.missao

  const body = () => {
    if (error && !data) {
      return (
        <LoadFailed
          error={error}
          text="Não foi possível buscar os detalhes da missão."
          onRetry={refetch}
          list={missaoUrls.list}
        />
      )
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
