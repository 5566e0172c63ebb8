import { MenuItem } from '@blueprintjs/core'
import { Disable, Endorsed, Tick, Trash } from '@blueprintjs/icons'
import { RowMenu } from '../../../../../kernel/list'
import { useAlunoActions, useConfirmarMembros } from './actions'
import type { MembroClasseEbdLinhaFragment } from './alunos.generated'

export function AlunoMenu({ membro }: { membro: MembroClasseEbdLinhaFragment }) {
  const { remove, activate, deactivate } = useAlunoActions(membro)
  const confirm = useConfirmarMembros()
  const may = (acao: string) => membro.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={membro.membro?.name ?? ''}>
      {may('confirmar') && <MenuItem icon={<Endorsed />} text="Confirmar" onClick={() => void confirm([membro.id])} />}
      {may('ativar') && <MenuItem icon={<Tick />} text="Ativar" onClick={activate} />}
      {may('desativar') && <MenuItem icon={<Disable />} text="Desativar" onClick={deactivate} />}
      {may('excluir') && <MenuItem icon={<Trash />} text="Excluir" intent="danger" onClick={remove} />}
    </RowMenu>
  )
}
