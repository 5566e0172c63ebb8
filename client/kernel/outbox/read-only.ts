import { getPreview } from '../apollo/preview'
import { toast } from '../ui'

/** Whether this tab shows the church as another person sees it: nothing is stored or sent as that person. */
export const isReadOnly = (): boolean => getPreview() !== null

/** Tells whoever tries it. */
export const sayReadOnly = () => toast.info('Em “Ver como” é só leitura: nada foi marcado.')
