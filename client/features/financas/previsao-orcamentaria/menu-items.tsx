import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { usePrevisaoActions } from './actions'
import { previsaoUrls } from './urls'

type Previsao = { id: number; nome: string; acoesPermitidas: string[] }

/** The items of a budget's menu, in the list and on its page. */
export function PrevisaoItems({ previsao, onRemoved }: { previsao: Previsao; onRemoved?: () => void }) {
  const navigate = useNavigate()
  const { remove, restore } = usePrevisaoActions(onRemoved)
  const may = (acao: string) => previsao.acoesPermitidas.includes(acao)
  return (
    <>
      {may('editar') && (
        <MenuItem
          icon={<Edit />}
          text="Editar ano e observações"
          onClick={() => navigate(previsaoUrls.edit(previsao.id))}
        />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir previsão" intent="danger" onClick={() => remove(previsao)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar previsão" onClick={() => restore(previsao)} />}
    </>
  )
}
