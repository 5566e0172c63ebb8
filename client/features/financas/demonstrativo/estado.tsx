import { errorText } from '../../../kernel/apollo'
import { ErrorState, Skeleton } from '../../../kernel/ui'

type Props = { error: Error | undefined; refetch: () => Promise<unknown> }

/** In place of a statement that has not been read: that it is coming, or why it could not be read. */
export function Estado({ error, refetch }: Props) {
  if (!error) return <Skeleton height={320} />
  return (
    <ErrorState
      text={errorText(error, 'Não foi possível buscar os dados financeiros.')}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
