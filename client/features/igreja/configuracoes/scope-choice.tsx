import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useViewer } from '../../../kernel/session'
import { ActionChoice } from '../../acesso/permissoes'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, string[]>
}

/** Selects the actions that a token may do, among those that the current user may do. */
export function ScopeChoice<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { acoes } = useViewer()
  return <ActionChoice {...props} acoes={acoes} scrolls />
}
