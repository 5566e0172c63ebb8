import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useLeaveGuard } from '../../../../kernel/form'
import { LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { EXPLICACAO } from '../../matriz-acesso'
import { usuarioUrls } from '../../usuario'
import { useOQueFazQuery } from './o-que-faz.generated'
import { Painel } from './painel'
import { primeiroNome } from './respostas'

const crumbs = [{ text: 'Pessoas', to: usuarioUrls.list }]

/** What a person does in the church, and what that opens. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOQueFazQuery({ variables: { id }, context: { opensScreen: true } })
  const [dirty, setDirty] = useState(false)
  useLeaveGuard(dirty)
  if (!data)
    return error ? (
      <LoadFailed
        header={{ title: 'O que a pessoa faz?', crumbs }}
        error={error}
        text="Não foi possível carregar os dados."
        onRetry={refetch}
      />
    ) : (
      <PageSpinner />
    )
  const { name } = data.usuario
  return (
    <>
      <PageHeader
        title={`O que ${primeiroNome(name)} faz?`}
        crumbs={[...crumbs, { text: name, to: usuarioUrls.detail(id) }]}
        description={EXPLICACAO}
      />
      <Painel pessoa={id} onDirty={setDirty} />
    </>
  )
}
