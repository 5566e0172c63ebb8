import { MenuItem } from '@blueprintjs/core'
import { Edit, EyeOpen, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirReserva } from '../excluir'
import { reservaUrls } from '../urls'
import type { ReservaLinhaFragment } from './reservas.generated'

type Props = { reserva: ReservaLinhaFragment; onShow: () => void }

export function ReservaMenu({ reserva, onShow }: Props) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirReserva()
  const may = (acao: string) => reserva.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={reserva.finalidade}>
      {!reserva.excluidoEm && <MenuItem icon={<EyeOpen />} text="Ver reserva" onClick={onShow} />}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Reserva" onClick={() => navigate(reservaUrls.edit(reserva.id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Reserva" intent="danger" onClick={() => remove(reserva)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Reserva" onClick={() => restore(reserva)} />}
    </RowMenu>
  )
}
