import { MenuItem } from '@blueprintjs/core'
import { EyeOpen } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../kernel/session'
import { entradaUrls } from './urls'

/** Why a tithe or a donation of a closed month stays as it is, and the way to its correction. */
export const mesFechado = 'O mês está fechado: estorne na entrada.'

/** The item that leads from a tithe or a donation to its entry; undefined without one, or for who may not read entries. */
export function useVerEntrada(id: number | null) {
  const navigate = useNavigate()
  const reads = useCan('entrada.ler')
  if (id === null || !reads) return undefined
  return <MenuItem icon={<EyeOpen />} text="Ver a entrada" onClick={() => navigate(entradaUrls.detail(id))} />
}
