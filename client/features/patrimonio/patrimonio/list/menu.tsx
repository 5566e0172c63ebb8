import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirPatrimonio } from '../excluir'
import { patrimonioUrls } from '../urls'
import type { PatrimonioLinhaFragment } from './patrimonios.generated'

export function PatrimonioMenu({ patrimonio }: { patrimonio: PatrimonioLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirPatrimonio()
  const { id, nomePatrimonio, acoesPermitidas } = patrimonio
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={nomePatrimonio}>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Patrimônio" onClick={() => navigate(patrimonioUrls.edit(id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Patrimônio" intent="danger" onClick={() => remove(patrimonio)} />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Patrimônio" onClick={() => restore(patrimonio)} />
      )}
    </RowMenu>
  )
}
