import { MenuItem } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { RowMenu } from '../../../../../kernel/list'
import { useMembroEventoActions } from './actions'
import type { MembroEventoLinhaFragment } from './membros.generated'

export function MembroMenu({ membro }: { membro: MembroEventoLinhaFragment }) {
  const { remove } = useMembroEventoActions(membro)
  return (
    <RowMenu of={membro.membro?.name ?? ''}>
      {membro.acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir" intent="danger" onClick={remove} />
      )}
    </RowMenu>
  )
}
