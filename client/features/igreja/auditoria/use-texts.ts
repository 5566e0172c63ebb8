import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type ColumnTexts, everyFeature, useHouse } from '../../../kernel/house'
import { formatMoney } from '../../../kernel/ui'

/** The text of a stored value, or undefined when no feature has a text for it. */
type TextOf = (campo: string, value: string) => string | undefined

const none: TextOf = () => undefined

/**
 * The texts for the values of this table; undefined while they are loading. Without a connection the values are shown
 * as they are stored.
 */
export function useTexts(tabela: string | null): TextOf | undefined {
  const house = useHouse()
  const client = useApolloClient()
  const [textOf, setTextOf] = useState<TextOf>()
  useEffect(() => {
    let left = false
    const load = async (): Promise<TextOf> => {
      const offered = everyFeature(house).find(({ texts }) => tabela !== null && texts?.[tabela])
      const columns: ColumnTexts = (await offered?.texts?.[tabela as string]?.())?.texts ?? {}
      const asked = Object.entries(columns).map(async ([campo, texts]) => {
        const known = typeof texts === 'function' ? await texts(client) : texts
        return [campo, (value: string) => (known === 'money' ? formatMoney(value) : known[value])] as const
      })
      const byColumn = new Map(await Promise.all(asked))
      return (campo, value) => byColumn.get(campo)?.(value)
    }
    void load().then(
      (texts) => left || setTextOf(() => texts),
      () => left || setTextOf(() => none),
    )
    return () => {
      left = true
    }
  }, [house, client, tabela])
  return textOf
}
