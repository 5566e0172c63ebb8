import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type ColumnTexts, everyFeature, useFeatureRegistry } from '../../../kernel/feature'
import { useNetworkBack } from '../../../kernel/later'
import { formatMoney } from '../../../kernel/ui'

/** The text of a stored value, or undefined when no feature has a text for it. */
type TextOf = (campo: string, value: string) => string | undefined

const none: TextOf = () => undefined

/**
 * The texts for the values of this table, undefined while they are loading. When they cannot be loaded, `failed` is true,
 * no value has a text, and they are loaded again when the network is back.
 */
export function useTexts(tabela: string | null): { textOf: TextOf | undefined; failed: boolean } {
  const registry = useFeatureRegistry()
  const client = useApolloClient()
  const [textOf, setTextOf] = useState<TextOf>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useNetworkBack(failed ? () => setAttempt(attempt + 1) : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again after a failure
  useEffect(() => {
    let left = false
    const load = async (): Promise<TextOf> => {
      const offered = everyFeature(registry).find(({ texts }) => tabela !== null && texts?.[tabela])
      const columns: ColumnTexts = (await offered?.texts?.[tabela as string]?.())?.texts ?? {}
      const asked = Object.entries(columns).map(async ([campo, texts]) => {
        const known = typeof texts === 'function' ? await texts(client) : texts
        if (typeof known === 'function') return [campo, known] as const
        return [campo, (value: string) => (known === 'money' ? formatMoney(value) : known[value])] as const
      })
      const byColumn = new Map(await Promise.all(asked))
      return (campo, value) => byColumn.get(campo)?.(value)
    }
    const show = (texts: TextOf, failed: boolean) => {
      if (left) return
      setTextOf(() => texts)
      setFailed(failed)
    }
    void load().then(
      (texts) => show(texts, false),
      () => show(none, true),
    )
    return () => {
      left = true
    }
  }, [registry, client, tabela, attempt])
  return { textOf, failed }
}
