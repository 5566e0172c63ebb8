import { MenuItem } from '@blueprintjs/core'
import { Edit, People, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useExcluirDepartamento } from '../excluir'
import { departamentoUrls } from '../urls'
import type { DepartamentoLinhaFragment } from './departamentos.generated'

export function DepartamentoMenu({ departamento }: { departamento: DepartamentoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirDepartamento()
  const { id, tituloDepartamento, excluidoEm, acoesPermitidas } = departamento
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={tituloDepartamento}>
      {!excluidoEm && (
        <MenuItem icon={<People />} text="Ver membros" onClick={() => navigate(departamentoUrls.membros(id))} />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Departamento" onClick={() => navigate(departamentoUrls.edit(id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Departamento" intent="danger" onClick={() => remove(departamento)} />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Departamento" onClick={() => restore(departamento)} />
      )}
    </RowMenu>
  )
}
