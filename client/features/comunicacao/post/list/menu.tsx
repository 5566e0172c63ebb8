import { MenuItem } from '@blueprintjs/core'
import { Edit, EyeOff, EyeOpen, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirPost } from '../excluir'
import { usePublicarPost } from '../publicar'
import { postUrls } from '../urls'
import type { PostLinhaFragment } from './posts.generated'

export function PostMenu({ post }: { post: PostLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirPost()
  const { show, hide } = usePublicarPost()
  const may = (acao: string) => post.acoesPermitidas.includes(acao)
  if (post.acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={post.tituloPost}>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Post" onClick={() => navigate(postUrls.edit(post.id))} />
      )}
      {may('publicar') && <MenuItem icon={<EyeOpen />} text="Publicar Post" onClick={() => show(post.id)} />}
      {may('ocultar') && <MenuItem icon={<EyeOff />} text="Ocultar Post" onClick={() => hide(post.id)} />}
      {may('excluir') && <MenuItem icon={<Trash />} text="Excluir Post" intent="danger" onClick={() => remove(post)} />}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Post" onClick={() => restore(post)} />}
    </RowMenu>
  )
}
