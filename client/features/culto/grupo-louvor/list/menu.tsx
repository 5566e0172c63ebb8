import { MenuItem } from '@blueprintjs/core'
import { Edit, Music, People, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RefusedItem, RowMenu } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { ensaioLouvorUrls } from '../../ensaio-louvor/urls'
import { grupoLouvorUrls } from '../urls'
import { useExcluirGrupoLouvor } from './excluir'
import type { GrupoLouvorLinhaFragment } from './grupos.generated'

export function GrupoLouvorMenu({ grupo }: { grupo: GrupoLouvorLinhaFragment }) {
  const navigate = useNavigate()
  // Other users see the rehearsals of their own groups in 'Ensaios'.
  const seesRehearsals = useCan('ensaioLouvor.lerTodos')
  const { remove, restore } = useExcluirGrupoLouvor()
  const { uuid, nomeGrupo, excluidoEm, acoesPermitidas } = grupo
  const may = (acao: string) => acoesPermitidas.includes(acao)
  if (excluidoEm) {
    return (
      <RowMenu of={nomeGrupo}>
        {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Grupo" onClick={() => restore(grupo)} />}
      </RowMenu>
    )
  }
  // Every user sees 'Excluir Grupo'. For users who may only read it is disabled, with the reason.
  return (
    <RowMenu of={nomeGrupo}>
      <MenuItem icon={<People />} text="Ver membros" onClick={() => navigate(grupoLouvorUrls.membros(uuid))} />
      {seesRehearsals && (
        <MenuItem icon={<Music />} text="Ver ensaios" onClick={() => navigate(ensaioLouvorUrls.ofGroup(uuid))} />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Grupo" onClick={() => navigate(grupoLouvorUrls.edit(uuid))} />
      )}
      {may('excluir') ? (
        <MenuItem icon={<Trash />} text="Excluir Grupo" intent="danger" onClick={() => remove(grupo)} />
      ) : (
        <RefusedItem icon={<Trash />} text="Excluir Grupo" reason="Seu perfil permite apenas leitura." />
      )}
    </RowMenu>
  )
}
