import { MenuItem } from '@blueprintjs/core'
import { Crown, Endorsed, Trash } from '@blueprintjs/icons'
import { RowMenu } from '../../../../../kernel/list'
import { useConfirmarMembros, useMembroActions } from './actions'
import type { MembroGrupoLouvorLinhaFragment } from './membros.generated'

export function MembroMenu({ membro }: { membro: MembroGrupoLouvorLinhaFragment }) {
  const { promote, remove } = useMembroActions(membro)
  const confirm = useConfirmarMembros()
  return (
    <RowMenu of={membro.membro?.name ?? ''}>
      {membro.acoesPermitidas.includes('confirmar') && (
        <MenuItem icon={<Endorsed />} text="Confirmar" onClick={() => void confirm([membro.id])} />
      )}
      {membro.acoesPermitidas.includes('promover') && (
        <MenuItem icon={<Crown />} text="Promover a líder do grupo" onClick={promote} />
      )}
      <MenuItem icon={<Trash />} text="Excluir Membro" intent="danger" onClick={remove} />
    </RowMenu>
  )
}
