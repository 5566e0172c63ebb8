import { MenuItem } from '@blueprintjs/core'
import { Calendar, Edit, Reset, Time, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { reservaUrls } from '../../reserva/urls'
import { useExcluirRecurso } from '../excluir'
import { recursoUrls } from '../urls'
import type { RecursoLinhaFragment } from './recursos.generated'

export function RecursoMenu({ recurso }: { recurso: RecursoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirRecurso()
  const { id, nomeRecurso, excluidoEm, acoesPermitidas } = recurso
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={nomeRecurso}>
      {may('reservar') && (
        <MenuItem icon={<Time />} text="Reservar" onClick={() => navigate(reservaUrls.createFor(id))} />
      )}
      {!excluidoEm && (
        <MenuItem icon={<Calendar />} text="Ver reservas" onClick={() => navigate(reservaUrls.ofRecurso(id))} />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Recurso" onClick={() => navigate(recursoUrls.edit(id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Recurso" intent="danger" onClick={() => remove(recurso)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Recurso" onClick={() => restore(recurso)} />}
    </RowMenu>
  )
}
