import { useRef, useState } from 'react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import type { ItemLiturgiaFragment } from './ordem.generated'
import { OrdemDoCultoDocument, useOrdenarLiturgiaCultoMutation } from './ordem.generated'

/**
 * The items in the order that the user arranged. Each move is shown at once and saved in one operation; moves are saved
 * one after another. The server merges changes that other users made in the meantime, and the user is informed.
 * @param idCulto the number or uuid with which the screen's query was asked: the cache keeps its answer under this value
 */
export function useOrdem(idCulto: string, itens: readonly ItemLiturgiaFragment[]) {
  const [ordenar] = useOrdenarLiturgiaCultoMutation()
  /** The order on screen while it is being saved. */
  const [wanted, setWanted] = useState<number[]>()
  const saving = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef(0)

  const byId = new Map(itens.map((item) => [item.id, item]))
  const arranged = wanted
    ? [
        ...wanted.flatMap((id) => byId.get(id) ?? []),
        // items that another user has added since then
        ...itens.filter(({ id }) => !wanted.includes(id)),
      ]
    : [...itens]

  const save = async (antes: number[], ids: number[], turn: number) => {
    try {
      const variables = { idCulto, ids, antes }
      const data = dataOf(
        await ordenar({
          variables,
          update: (cache, { data }) => {
            if (!data || turn !== latest.current) return
            cache.updateQuery({ query: OrdemDoCultoDocument, variables: { idCulto } }, (before) =>
              before ? { ...before, liturgiaCulto: data.ordenarLiturgiaCulto } : before,
            )
          },
        }),
      )
      const saved = data.ordenarLiturgiaCulto.map(({ id }) => id)
      if (saved.join() !== ids.join())
        toast.info('Outra pessoa também mudou esta liturgia: as mudanças das duas foram reunidas.')
    } catch (error) {
      toast.error(errorText(error, 'Falha ao atualizar liturgia.'))
    } finally {
      if (turn === latest.current) setWanted(undefined)
    }
  }

  const move = (from: number, to: number) => {
    if (from === to) return
    const antes = arranged.map(({ id }) => id)
    const ids = [...antes]
    const [moved] = ids.splice(from, 1)
    if (moved === undefined) return
    ids.splice(to, 0, moved)
    setWanted(ids)
    latest.current += 1
    const turn = latest.current
    saving.current = saving.current.then(() => save(antes, ids, turn))
  }

  return { arranged, move }
}
