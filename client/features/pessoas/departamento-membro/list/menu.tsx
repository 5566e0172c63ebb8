import { MenuItem } from '@blueprintjs/core'
import { Disable, Tick, Trash } from '@blueprintjs/icons'
import { RowMenu } from '../../../../kernel/list'
import { useMembroActions } from './actions'
import type { MembroLinhaFragment } from './membros.generated'

export function MembroMenu({ membro }: { membro: MembroLinhaFragment }) {
  const { ativar, desativar, excluir } = useMembroActions(membro)
  const may = (acao: string) => membro.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={membro.membro.name}>
      {may('ativar') && <MenuItem icon={<Tick />} text="Ativar Membro" onClick={ativar} />}
      {may('desativar') && <MenuItem icon={<Disable />} text="Desativar Membro" onClick={desativar} />}
      {may('excluir') && <MenuItem icon={<Trash />} text="Excluir Membro" intent="danger" onClick={excluir} />}
    </RowMenu>
  )
}
