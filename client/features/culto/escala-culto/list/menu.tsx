import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirEscala } from '../excluir'
import { escalaCultoUrls } from '../urls'
import type { EscalaCultoLinhaFragment } from './escalas.generated'

export function EscalaMenu({ escala }: { escala: EscalaCultoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirEscala()
  const may = (acao: string) => escala.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={`${escala.membro?.name ?? ''} (${escala.funcao})`}>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Escala" onClick={() => navigate(escalaCultoUrls.edit(escala.uuid))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Escala" intent="danger" onClick={() => remove(escala)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Escala" onClick={() => restore(escala)} />}
    </RowMenu>
  )
}
