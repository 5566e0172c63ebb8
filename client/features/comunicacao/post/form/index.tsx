import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { postUrls } from '../urls'
import { PostForm } from './post-form'
import { usePostParaEditarQuery } from './post-form.generated'

const crumbs = [{ text: 'Comunicação' }, { text: 'Posts', to: postUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Post' : 'Novo Post'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <PostForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = usePostParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível buscar os detalhes do post.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <PostForm key={reloads} post={data.post} onReload={reload} />
}
