import { MenuItem } from '@blueprintjs/core'
import { Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { usePrestacaoContasActions } from './actions'
import { prestacaoContasUrls } from './urls'

type Prestacao = { id: number; nome: string; acoesPermitidas: string[] }

/** The items of a statement's menu, in the list and on its page. */
export function PrestacaoContasItems({ prestacao, onRemoved }: { prestacao: Prestacao; onRemoved?: () => void }) {
  const navigate = useNavigate()
  const { remove, restore } = usePrestacaoContasActions(onRemoved)
  const may = (acao: string) => prestacao.acoesPermitidas.includes(acao)
  return (
    <>
      {may('editar') && (
        <MenuItem
          icon={<Edit />}
          text="Editar prestação de contas"
          onClick={() => navigate(prestacaoContasUrls.edit(prestacao.id))}
        />
      )}
      {may('excluir') && (
        <MenuItem
          icon={<Trash />}
          text="Excluir prestação de contas"
          intent="danger"
          onClick={() => remove(prestacao)}
        />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar prestação de contas" onClick={() => restore(prestacao)} />
      )}
    </>
  )
}
