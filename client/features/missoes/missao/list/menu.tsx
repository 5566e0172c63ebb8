import { MenuItem } from '@blueprintjs/core'
import { Edit, People, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirMissao } from '../excluir'
import { missaoUrls } from '../urls'
import type { MissaoLinhaFragment } from './missoes.generated'

export function MissaoMenu({ missao }: { missao: MissaoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirMissao()
  const { id, nomeMissao, excluidoEm, acoesPermitidas } = missao
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={nomeMissao}>
      {!excluidoEm && (
        <MenuItem icon={<People />} text="Ver membros" onClick={() => navigate(missaoUrls.membros(id))} />
      )}
      {may('editar') && <MenuItem icon={<Edit />} text="Editar Missão" onClick={() => navigate(missaoUrls.edit(id))} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Missão" intent="danger" onClick={() => remove(missao)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Missão" onClick={() => restore(missao)} />}
    </RowMenu>
  )
}
