import { MenuItem } from '@blueprintjs/core'
import { Crown, Endorsed, Trash } from '@blueprintjs/icons'
import { RowMenu } from '../../../../kernel/list'
import { useConfirmarMembros, useMembroCelulaActions } from './actions'
import type { MembroCelulaLinhaFragment } from './membros.generated'

export function MembroCelulaMenu({ membro }: { membro: MembroCelulaLinhaFragment }) {
  const { promote, remove } = useMembroCelulaActions(membro)
  const confirm = useConfirmarMembros()
  const may = (acao: string) => membro.acoesPermitidas.includes(acao)
  // The leader's row has no actions, because only promoting another member replaces the leader.
  if (membro.acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={membro.membro?.name ?? ''}>
      {may('confirmar') && <MenuItem icon={<Endorsed />} text="Confirmar" onClick={() => void confirm([membro.id])} />}
      {may('promover') && <MenuItem icon={<Crown />} text="Promover a responsável" onClick={promote} />}
      {may('excluir') && <MenuItem icon={<Trash />} text="Excluir" intent="danger" onClick={remove} />}
    </RowMenu>
  )
}
