import { errorText } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import { UsuariosDocument } from '../../../acesso/usuario'
import { useDesfazerImportacaoMutation } from './importacao.generated'

/** Takes back everyone whom an import brought. */
export function useDesfazerImportacao() {
  const [desfazer] = useDesfazerImportacaoMutation({ refetchQueries: [UsuariosDocument] })

  return async (id: number): Promise<void> => {
    try {
      await desfazer({ variables: { id: String(id) } })
      toast.success('Importação desfeita com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível desfazer a importação.'))
    }
  }
}
