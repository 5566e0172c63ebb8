import { Checkbox } from '@blueprintjs/core'
import type { Escolhas } from './use-escolhas'

type Props = { perfil: number; nome: string; escolhas: Escolhas; canWrite: boolean }

/** Lets a perfil do what members may: then its work comes from functions and from leading a group. */
export function ComoMembro({ perfil, nome, escolhas, canWrite }: Props) {
  return (
    <Checkbox
      label="Como membro"
      aria-label={`${nome}: como membro`}
      disabled={!canWrite}
      checked={escolhas.comoMembro.includes(perfil)}
      onChange={({ currentTarget }) => escolhas.setComoMembro(perfil, currentTarget.checked)}
    />
  )
}
