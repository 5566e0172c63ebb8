import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useContagemActions } from './actions'
import { contagemUrls } from './urls'

type Contagem = { id: number; descricao: string; situacao: string; acoesPermitidas: string[] }

/** The items of a counting's menu, in the list and on its page. */
export function ContagemItems({ contagem, onRemoved }: { contagem: Contagem; onRemoved?: () => void }) {
  const navigate = useNavigate()
  const { remove, restore } = useContagemActions(onRemoved)
  const may = (acao: string) => contagem.acoesPermitidas.includes(acao)
  return (
    <>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar contagem" onClick={() => navigate(contagemUrls.edit(contagem.id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir contagem" intent="danger" onClick={() => remove(contagem)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar contagem" onClick={() => restore(contagem)} />}
    </>
  )
}
