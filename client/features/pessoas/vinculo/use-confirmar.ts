import { errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'

/** Runs a confirmation of memberships, which returns how many it confirmed and what to say of it. */
export function useConfirmar() {
  return async (confirm: () => Promise<{ feitos: number; message: string }>): Promise<void> => {
    try {
      const { feitos, message } = await confirm()
      // somebody else may have taken these people out of the group meanwhile
      if (feitos > 0) toast.success(message)
      else toast.info(message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível confirmar.'))
    }
  }
}
