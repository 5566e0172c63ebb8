import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { postUrls } from '../urls'
import { PostForm } from './post-form'
import { PostParaEditarDocument } from './post-form.generated'

const crumbs = [{ text: 'Mural' }, { text: 'Posts', to: postUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Post', edit: 'Editar Post' }}
      crumbs={crumbs}
      document={PostParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do post."
      table="post"
      create={<PostForm />}
      edit={(data, onReload) => <PostForm post={data.post} onReload={onReload} />}
    />
  )
}
