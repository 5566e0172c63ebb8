import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { abilities } from '../acoes'
import { GroupedChoice } from './grouped-choice'

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, string[]>
  /** The actions to select from. */
  acoes: readonly string[]
  /** For a dialog: the choice has a limited height. */
  scrolls?: boolean
}

/** Selects actions, grouped by resource. */
export function ActionChoice<In extends FieldValues, Out>({ acoes, ...props }: Props<In, Out>) {
  const groups = abilities(acoes).map(({ resource, verbs }) => ({
    title: resource,
    options: verbs.map(({ action, text }) => ({ value: action, text })),
  }))
  return <GroupedChoice {...props} legend="Permissões" groups={groups} />
}
