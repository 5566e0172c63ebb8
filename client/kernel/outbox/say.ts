import { toast } from '../ui'
import { state } from './loaded'

/** Said where the browser has no database, as in some private windows. */
export const KEEP_OPEN = 'Este navegador não guarda nada: deixe esta página aberta até haver conexão.'

/**
 * Says that a change waits.
 * @param what 'A chamada', 'A sua resposta'
 */
export const sayWaiting = (
  what: string,
  kept = `${what} está guardada neste aparelho. Ela é enviada quando houver conexão.`,
): void => toast.info(state().fleeting ? `${what} ainda não foi enviada. ${KEEP_OPEN}` : kept)

/** Says that a change is stored nowhere: the session is over. */
export const sayLost = () => toast.error('Não foi possível guardar o que foi marcado. Entre de novo e tente outra vez.')
