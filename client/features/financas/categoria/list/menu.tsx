import { MenuItem } from '@blueprintjs/core'
import { Disable, Edit, MergeLinks, Reset, SplitColumns, Tick, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useCategoriaActions } from '../actions'
import { categoriaUrls } from '../urls'
import type { CategoriaLinhaFragment } from './categorias.generated'
import { JuntarDialog } from './juntar'
import { SepararDialog } from './separar'

export function CategoriaMenu({ categoria }: { categoria: CategoriaLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore, setActive } = useCategoriaActions()
  const [merging, setMerging] = useState(false)
  const [splitting, setSplitting] = useState(false)
  const may = (acao: string) => categoria.acoesPermitidas.includes(acao)
  return (
    <>
      <RowMenu of={categoria.nome}>
        {may('editar') && (
          <MenuItem
            icon={<Edit />}
            text="Editar Categoria"
            onClick={() => navigate(categoriaUrls.edit(categoria.id))}
          />
        )}
        {may('ativar') && (
          <MenuItem icon={<Tick />} text="Ativar Categoria" onClick={() => setActive(categoria, true)} />
        )}
        {may('desativar') && (
          <MenuItem icon={<Disable />} text="Desativar Categoria" onClick={() => setActive(categoria, false)} />
        )}
        {may('juntar') && (
          <MenuItem icon={<MergeLinks />} text="Juntar com outra categoria" onClick={() => setMerging(true)} />
        )}
        {may('separar') && (
          <MenuItem icon={<SplitColumns />} text="Separar lançamentos" onClick={() => setSplitting(true)} />
        )}
        {may('excluir') && (
          <MenuItem icon={<Trash />} text="Excluir Categoria" intent="danger" onClick={() => remove(categoria)} />
        )}
        {may('restaurar') && (
          <MenuItem icon={<Reset />} text="Restaurar Categoria" onClick={() => restore(categoria)} />
        )}
      </RowMenu>
      {merging && <JuntarDialog categoria={categoria} onClose={() => setMerging(false)} />}
      {splitting && <SepararDialog categoria={categoria} onClose={() => setSplitting(false)} />}
    </>
  )
}
