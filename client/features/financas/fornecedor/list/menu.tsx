import { MenuItem } from '@blueprintjs/core'
import { Disable, Edit, Reset, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useFornecedorActions } from '../actions'
import { fornecedorUrls } from '../urls'
import type { FornecedorLinhaFragment } from './fornecedores.generated'

export function FornecedorMenu({ fornecedor }: { fornecedor: FornecedorLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore, setActive } = useFornecedorActions()
  const may = (acao: string) => fornecedor.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={fornecedor.nome}>
      {may('editar') && (
        <MenuItem
          icon={<Edit />}
          text="Editar Fornecedor"
          onClick={() => navigate(fornecedorUrls.edit(fornecedor.id))}
        />
      )}
      {may('ativar') && (
        <MenuItem icon={<Tick />} text="Ativar Fornecedor" onClick={() => setActive(fornecedor, true)} />
      )}
      {may('desativar') && (
        <MenuItem icon={<Disable />} text="Desativar Fornecedor" onClick={() => setActive(fornecedor, false)} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Fornecedor" intent="danger" onClick={() => remove(fornecedor)} />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Fornecedor" onClick={() => restore(fornecedor)} />
      )}
    </RowMenu>
  )
}
