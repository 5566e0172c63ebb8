import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import type { useMinhasContribuicoesQuery } from './minhas.generated'

type Props = { shown: number; fetchMore: ReturnType<typeof useMinhasContribuicoesQuery>['fetchMore'] }

/** Fetches the contributions after those that are shown. */
export function More({ shown, fetchMore }: Props) {
  const [failed, setFailed] = useState(false)
  const more = () => {
    setFailed(false)
    void fetchMore({
      variables: { after: String(shown) },
      updateQuery: (previous, { fetchMoreResult: next }) => ({
        ...next,
        minhasContribuicoes: {
          ...next.minhasContribuicoes,
          nodes: [...previous.minhasContribuicoes.nodes, ...next.minhasContribuicoes.nodes],
        },
      }),
    }).catch(() => setFailed(true))
  }
  return (
    <div>
      {failed && <p role="alert">Não foi possível buscar as outras contribuições.</p>}
      <Button variant="outlined" text={failed ? 'Tentar de novo' : 'Mostrar mais'} onClick={more} />
    </div>
  )
}
