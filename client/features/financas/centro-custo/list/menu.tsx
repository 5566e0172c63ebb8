import { MenuItem } from '@blueprintjs/core'
import { Disable, Edit, Reset, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { RowMenu } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'
import { CentroCustoChoicesDocument } from '../choices.generated'
import { centroCustoUrls } from '../urls'
import {
  type CentroCustoLinhaFragment,
  useAtivarCentroCustoMutation,
  useDesativarCentroCustoMutation,
} from './centros-custo.generated'
import { useExcluirCentroCusto } from './excluir'

const options = { refetchQueries: [CentroCustoChoicesDocument] }

export function CentroCustoMenu({ centro }: { centro: CentroCustoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirCentroCusto()
  const [ativar] = useAtivarCentroCustoMutation(options)
  const [desativar] = useDesativarCentroCustoMutation(options)
  const may = (acao: string) => centro.acoesPermitidas.includes(acao)

  const change = async (call: typeof ativar | typeof desativar, done: string, failed: string) => {
    try {
      await call({ variables: { id: centro.uuid } })
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, failed))
    }
  }

  return (
    <RowMenu of={centro.nome}>
      {may('editar') && (
        <MenuItem
          icon={<Edit />}
          text="Editar Centro de Custo"
          onClick={() => navigate(centroCustoUrls.edit(centro.uuid))}
        />
      )}
      {may('ativar') && (
        <MenuItem
          icon={<Tick />}
          text="Ativar Centro de Custo"
          onClick={() =>
            change(ativar, 'Centro de custo ativado com sucesso.', 'Não foi possível ativar o centro de custo.')
          }
        />
      )}
      {may('desativar') && (
        <MenuItem
          icon={<Disable />}
          text="Desativar Centro de Custo"
          onClick={() =>
            change(
              desativar,
              'Centro de custo desativado com sucesso.',
              'Não foi possível desativar o centro de custo.',
            )
          }
        />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Centro de Custo" intent="danger" onClick={() => remove(centro)} />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar Centro de Custo" onClick={() => restore(centro)} />
      )}
    </RowMenu>
  )
}
