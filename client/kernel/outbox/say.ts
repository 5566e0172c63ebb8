import { toast } from '../ui'

/** Says that a change is stored nowhere: the session is over. */
export const sayLost = () => toast.error('Não foi possível guardar o que foi marcado. Entre de novo e tente outra vez.')
