import type { Modulo } from '../../../schema/rules/acesso/modulos.input'
import { useViewer } from './session'

/** Tells whether the church uses this. A copy of the current user that the version before kept does not say. */
export function useUses(): (modulo: Modulo) => boolean {
  const off: readonly string[] = useViewer().igreja.modulosDesligados ?? []
  return (modulo) => !off.includes(modulo)
}
