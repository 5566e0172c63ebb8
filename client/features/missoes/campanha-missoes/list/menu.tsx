import { MenuItem } from '@blueprintjs/core'
import { Add, Disable, Edit, Endorsed, Reset, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useCampanhaActions } from '../actions'
import { campanhaUrls } from '../urls'
import type { CampanhaMissoesLinhaFragment } from './campanhas.generated'

/** The actions on a campaign. Without any allowed action there is no menu. */
export function CampanhaMenu({ campanha }: { campanha: CampanhaMissoesLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore, conclude, cancel, activate } = useCampanhaActions()
  const { id, nomeCampanha, acoesPermitidas } = campanha
  const may = (acao: string) => acoesPermitidas.includes(acao)
  if (acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={nomeCampanha}>
      {may('doar') && <MenuItem icon={<Add />} text="Nova Doação" onClick={() => navigate(campanhaUrls.doar(id))} />}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Campanha" onClick={() => navigate(campanhaUrls.edit(id))} />
      )}
      {may('concluir') && <MenuItem icon={<Endorsed />} text="Concluir" onClick={() => conclude(campanha)} />}
      {may('cancelar') && <MenuItem icon={<Disable />} text="Desativar" onClick={() => cancel(campanha)} />}
      {may('ativar') && <MenuItem icon={<Tick />} text="Ativar" onClick={() => activate(campanha)} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Campanha" intent="danger" onClick={() => remove(campanha)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Campanha" onClick={() => restore(campanha)} />}
    </RowMenu>
  )
}
