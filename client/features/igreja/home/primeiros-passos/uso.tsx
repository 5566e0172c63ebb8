import { useEffect } from 'react'
import { UsoForm, useUsoForm, WithUso } from '../../uso'
import type { StepProps } from './sheet'

/** What the church uses, as in its settings. */
export function Uso(props: StepProps) {
  return <WithUso>{(desligados) => <Escolha desligados={desligados} {...props} />}</WithUso>
}

function Escolha({ desligados, onSaved, onDirty }: StepProps & { desligados: readonly string[] }) {
  const form = useUsoForm(desligados)
  const { isDirty, isSubmitSuccessful } = form.formState
  const dirty = isDirty && !isSubmitSuccessful
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  return <UsoForm form={form} onSaved={onSaved} />
}
