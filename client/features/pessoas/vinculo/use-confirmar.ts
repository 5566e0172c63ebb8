import { errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'

/** Runs a confirmation of memberships, which returns what to say of it. */
export function useConfirmar() {
  return async (confirm: () => Promise<string>): Promise<void> => {
    try {
      toast.success(await confirm())
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível confirmar.'))
    }
  }
}
