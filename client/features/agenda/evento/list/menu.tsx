import { MenuItem } from '@blueprintjs/core'
import { Edit, People, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirEvento } from '../excluir'
import { eventoUrls } from '../urls'
import type { EventoLinhaFragment } from './eventos.generated'

export function EventoMenu({ evento }: { evento: EventoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirEvento()
  const { id, nomeEvento, excluidoEm, acoesPermitidas } = evento
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={nomeEvento}>
      {!excluidoEm && (
        <MenuItem icon={<People />} text="Ver membros" onClick={() => navigate(eventoUrls.membros(id))} />
      )}
      {may('editar') && <MenuItem icon={<Edit />} text="Editar Evento" onClick={() => navigate(eventoUrls.edit(id))} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Evento" intent="danger" onClick={() => remove(evento)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Evento" onClick={() => restore(evento)} />}
    </RowMenu>
  )
}
