import { type ComponentProps, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText, maySucceedLater } from '../apollo'
import { ErrorState, PageSpinner, toast } from '../ui'

type Props = {
  error: unknown
  /** What could not be done: 'Não foi possível carregar os dados.' */
  text: string
  /** Asks for the record again. */
  onRetry: () => unknown
  /** The list of the records; by default the last breadcrumb with an address. */
  list?: string | undefined
} & Pick<ComponentProps<typeof ErrorState>, 'header'>

/**
 * In the place of a record that could not be loaded. Goes back to the list and says why; where trying again may help,
 * it stays and offers that.
 */
export function LoadFailed({ error, text, onRetry, header, list }: Props) {
  const navigate = useNavigate()
  const back = list ?? header?.crumbs?.findLast(({ to }) => to)?.to
  const told = errorText(error, text)
  const leaves = back !== undefined && !maySucceedLater(error)
  useEffect(() => {
    if (!leaves) return
    toast.error(told)
    navigate(back, { replace: true })
  }, [leaves, told, back, navigate])
  if (leaves) return <PageSpinner />
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined)
  return <ErrorState header={header} text={told} onRetry={retry} />
}
