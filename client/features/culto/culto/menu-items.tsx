import { MenuItem } from '@blueprintjs/core'
import { Confirm, Disable, Edit, Reset, Trash, Undo } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useCultoActions } from './actions'
import type { tituloCulto } from './titulo'
import { cultoUrls } from './urls'

type Culto = { id: number; acoesPermitidas: string[] } & Parameters<typeof tituloCulto>[0]

/** The actions of which `ChangeItems` shows those that the current user may do. */
export const changes = ['editar', 'concluir', 'cancelar', 'reabrir', 'excluir', 'restaurar']

/**
 * The actions on a worship service, for its row's menu and its page.
 * @param onRemoved called after it was deleted
 */
export function ChangeItems({ culto, onRemoved }: { culto: Culto; onRemoved?: () => void }) {
  const navigate = useNavigate()
  const { remove, restore, conclude, cancel, reopen } = useCultoActions()
  const may = (acao: string) => culto.acoesPermitidas.includes(acao)
  const removeAndTell = async () => {
    if (await remove(culto)) onRemoved?.()
  }
  return (
    <>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Culto" onClick={() => navigate(cultoUrls.edit(culto.id))} />
      )}
      {may('concluir') && <MenuItem icon={<Confirm />} text="Concluir Culto" onClick={() => conclude(culto)} />}
      {may('cancelar') && <MenuItem icon={<Disable />} text="Cancelar Culto" onClick={() => cancel(culto)} />}
      {may('reabrir') && <MenuItem icon={<Undo />} text="Reabrir Culto" onClick={() => reopen(culto)} />}
      {may('excluir') && <MenuItem icon={<Trash />} text="Excluir Culto" intent="danger" onClick={removeAndTell} />}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Culto" onClick={() => restore(culto)} />}
    </>
  )
}
