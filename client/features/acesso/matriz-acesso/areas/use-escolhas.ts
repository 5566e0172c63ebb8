import { useState } from 'react'
import type { CelulaFragment } from './matriz.generated'

/** What a cell may be changed to. */
export type Escolha = Pick<CelulaFragment, 'nivel' | 'alcance'>

/** A cell with what it becomes. */
export type Mudanca = CelulaFragment & { depois: Escolha }

const keyOf = ({ perfil, area }: CelulaFragment) => `${perfil} ${area}`

const equal = (one: Escolha, other: Escolha) => one.nivel === other.nivel && one.alcance === other.alcance

/** The cells of `after` that differ from the stored cells. */
export const mudancasPara = (
  celulas: readonly CelulaFragment[],
  after: (celula: CelulaFragment) => Escolha | undefined,
): Mudanca[] =>
  celulas.flatMap((celula) => {
    const depois = after(celula)
    return depois && !equal(depois, celula) ? [{ ...celula, depois }] : []
  })

/** How the cells of a preset differ from the stored ones. */
export function mudancasDoPreset(celulas: readonly CelulaFragment[], preset: readonly CelulaFragment[]): Mudanca[] {
  const wanted = new Map(preset.map((celula) => [keyOf(celula), celula]))
  return mudancasPara(celulas, (celula) => {
    const found = wanted.get(keyOf(celula))
    return found && { nivel: found.nivel, alcance: found.alcance }
  })
}

/** The perfis that begin to count as members, and those that no longer do. */
export const mudancasDeMembro = (now: readonly number[], after: readonly number[]) => [
  ...after.filter((perfil) => !now.includes(perfil)).map((perfil) => ({ perfil, passa: true })),
  ...now.filter((perfil) => !after.includes(perfil)).map((perfil) => ({ perfil, passa: false })),
]

/**
 * What has been chosen and not saved yet. It is kept apart from the stored cells: when somebody else saves meanwhile,
 * the choices stay and are compared with the new cells. A perfil that counts as members has no cells to choose.
 */
export function useEscolhas(celulas: readonly CelulaFragment[], stored: readonly number[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Escolha>>>({})
  const [members, setMembers] = useState<readonly number[]>()
  const comoMembro = members ?? stored
  const own = celulas.filter(({ perfil }) => !comoMembro.includes(perfil))
  return {
    comoMembro,
    mudancasDeMembro: mudancasDeMembro(stored, comoMembro),
    setComoMembro: (perfil: number, counts: boolean) =>
      setMembers([...comoMembro.filter((one) => one !== perfil), ...(counts ? [perfil] : [])]),
    mudancas: mudancasPara(own, (celula) => chosen[keyOf(celula)]),
    of: (celula: CelulaFragment): Escolha => chosen[keyOf(celula)] ?? celula,
    changed: (celula: CelulaFragment): boolean => !equal(chosen[keyOf(celula)] ?? celula, celula),
    choose: (celula: CelulaFragment, { nivel, alcance }: Escolha) =>
      setChosen({ ...chosen, [keyOf(celula)]: { nivel, alcance: nivel === 'nada' ? 'tudo' : alcance } }),
    /** Replaces all choices. */
    take: (mudancas: readonly Mudanca[], comoMembro: readonly number[]) => {
      setChosen(Object.fromEntries(mudancas.map((mudanca) => [keyOf(mudanca), mudanca.depois])))
      setMembers(comoMembro)
    },
    clear: () => {
      setChosen({})
      setMembers(undefined)
    },
  }
}

export type Escolhas = ReturnType<typeof useEscolhas>
