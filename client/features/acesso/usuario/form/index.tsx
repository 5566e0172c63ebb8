import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usuarioUrls } from '../urls'
import { UsuarioForm } from './usuario-form'
import { useUsuarioParaEditarQuery } from './usuario-form.generated'

const crumbs = [{ text: 'Secretaria' }, { text: 'Pessoas', to: usuarioUrls.list }]

export function Component() {
  const { userId } = useParams()
  return (
    <>
      <PageHeader title={userId ? 'Editar Pessoa' : 'Nova Pessoa'} crumbs={crumbs} />
      {userId ? <Edit id={userId} /> : <UsuarioForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useUsuarioParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    return <ErrorState text={errorText(error, 'Não foi possível carregar os dados.')} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  return <UsuarioForm key={reloads} usuario={data.usuario} onReload={reload} />
}
