import { MenuItem } from '@blueprintjs/core'
import { Comment, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { visitaPastoralUrls } from '../urls'
import { useExcluirVisitaPastoral } from './excluir'
import type { VisitaPastoralLinhaFragment } from './visitas-pastorais.generated'

type Props = { visita: VisitaPastoralLinhaFragment; onOpen: (id: number) => void }

export function VisitaPastoralMenu({ visita, onOpen }: Props) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirVisitaPastoral()
  const may = (acao: string) => visita.acoesPermitidas.includes(acao)
  if (visita.acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={`visita a ${visita.visitado?.name}`}>
      {may('verComentario') && <MenuItem icon={<Comment />} text="Ver Comentário" onClick={() => onOpen(visita.id)} />}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar visita" onClick={() => navigate(visitaPastoralUrls.edit(visita.uuid))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir visita" intent="danger" onClick={() => remove(visita)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar visita" onClick={() => restore(visita)} />}
    </RowMenu>
  )
}
